import { encodingFromStart } from '../encoding.ts';
import { FeedError } from './feed.ts';

const LONGEST_MARK = 3;

/**
 * The texts of bytes that arrive in pieces. Their encoding is what a mark at their start says, or else the media type,
 * or else UTF-8; for bytes that are no UTF-8 it is the one of older Windows systems, unless some before them were.
 *
 * @throws FeedError for an encoding that is not known, or two at once
 */
export class Decoder {
  #decoder: TextDecoder | undefined;
  readonly #declared: string | undefined;
  /** Whether it has seen what only UTF-8 has. */
  #isUtf8 = false;
  #held: Uint8Array<ArrayBuffer> = new Uint8Array();

  constructor(declared?: string) {
    this.#declared = declared;
  }

  /** Undefined while too little has come to know it. */
  get encoding(): string | undefined {
    return this.#decoder?.encoding;
  }

  decode(bytes: Uint8Array): string {
    const all = joined(this.#held, bytes);
    this.#held = new Uint8Array();
    if (!this.#decoder) {
      this.#held = all;
      if (all.length < LONGEST_MARK) return '';
      this.#decoder = decoderOf(all, this.#declared);
      return this.decode(new Uint8Array());
    }
    return this.#decoder.encoding === 'utf-8' ? this.#decodeUtf8(all) : this.#decoder.decode(all, { stream: true });
  }

  /** What is left when no more comes. */
  end(): string {
    if (this.#held.length === 0) return '';
    this.#decoder ??= decoderOf(this.#held, this.#declared);
    return this.#decoder.decode(this.#held);
  }

  #decodeUtf8(bytes: Uint8Array<ArrayBuffer>): string {
    const whole = bytes.length - unfinished(bytes);
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, whole));
      this.#held = bytes.slice(whole);
      this.#isUtf8 ||= text.length < whole;
      return text;
    } catch {
      if (this.#isUtf8 || hasLetters(new TextDecoder().decode(bytes)))
        throw new FeedError('The job feed is in two encodings at once: part of it is not UTF-8');
      this.#decoder = new TextDecoder('windows-1252');
      return this.#decoder.decode(bytes, { stream: true });
    }
  }
}

/** Whether a text has others than those of ASCII and those that could not be read. */
const hasLetters = (text: string): boolean => /[^\0-\x7F\uFFFD]/.test(text);

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

function decoderOf(start: Uint8Array, declared: string | undefined): TextDecoder {
  try {
    return new TextDecoder(encodingFromStart(start) ?? declared ?? 'utf-8');
  } catch {
    throw new FeedError(`The job feed is in an encoding that the site does not know: ${declared}`);
  }
}

/** How many bytes at the end begin a character whose others are still to come. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < lengthFrom(byte) ? back : 0;
  }
  return 0;
}

const lengthFrom = (first: number): number => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2);
