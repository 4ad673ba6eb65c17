import type { RejectedAdvert } from '@site/contract';
import { Assembler } from 'stream-json/core/assembler.js';
import type { Token } from 'stream-json/core/parser.js';
import type { FeedLimits } from './limits.ts';
import { externalIdOf } from './logicmelon-advert.ts';

/** One advert of a page, in the feed's own shape and not checked yet, or why it is not even looked at. */
export type UncheckedAdvert = { raw: unknown } | { rejected: RejectedAdvert };

const count = (number: number) => number.toLocaleString('en-GB');

/** Puts an advert together from its tokens. One that is over a limit takes no more memory from there on. */
export class AdvertBuilder {
  readonly #limits: Pick<FeedLimits, 'advertLength' | 'textLength' | 'depth'>;
  readonly #assembler = new Assembler();
  #rejected: RejectedAdvert | undefined;
  #depth = 0;
  #length = 0;
  #text = '';
  /** Whether the value that follows is the advert's id. */
  #isId = false;

  constructor(limits: Pick<FeedLimits, 'advertLength' | 'textLength' | 'depth'>) {
    this.#limits = limits;
  }

  /** The advert, with its last token. */
  take(token: Token): UncheckedAdvert | undefined {
    if (token.name.startsWith('start')) this.#text = '';
    if (token.name === 'startObject' || token.name === 'startArray') this.#depth += 1;
    if (token.name === 'endObject' || token.name === 'endArray') this.#depth -= 1;
    if (!this.#rejected) this.#add(token);
    if (this.#depth > 0 || !ENDS.has(token.name)) return undefined;
    return this.#rejected ? { rejected: this.#rejected } : { raw: this.#assembler.current };
  }

  #add(token: Token): void {
    if (token.name === 'stringChunk' || token.name === 'numberChunk') this.#text += token.value;
    this.#length += 'value' in token ? String(token.value).length : 1;
    const fault = this.#fault();
    if (fault !== undefined) this.#reject(fault);
    else if (token.name === 'endKey') this.#beginField();
    else if (token.name === 'endString') this.#assembler.stringValue(this.#text);
    else if (token.name === 'endNumber') this.#addNumber();
    else this.#assembler.consume(token);
  }

  #beginField(): void {
    this.#isId = this.#depth === 1 && this.#text === 'AdvertID';
    this.#assembler.keyValue(this.#text);
  }

  /** An id with more digits than a number keeps is kept as it is written. */
  #addNumber(): void {
    const isLongId = this.#isId && /^\d+$/.test(this.#text) && !Number.isSafeInteger(Number(this.#text));
    if (isLongId) this.#assembler.stringValue(this.#text);
    else this.#assembler.numberValue(this.#text);
  }

  #fault(): string | undefined {
    const { advertLength, textLength, depth } = this.#limits;
    if (this.#depth > depth) return `The advert is nested more than ${depth} levels deep`;
    if (this.#text.length > textLength) return `A text of the advert has more than ${count(textLength)} characters`;
    if (this.#length > advertLength) return `The advert has more than ${count(advertLength)} characters`;
    return undefined;
  }

  #reject(reason: string): void {
    const [outermost = this.#assembler.current] = this.#assembler.stack;
    this.#rejected = { externalId: externalIdOf(outermost), reason };
    this.#text = '';
    this.#assembler.dropToLevel(0);
  }
}

/** The last tokens of values. */
const ENDS: ReadonlySet<Token['name']> = new Set([
  'endObject',
  'endArray',
  'endString',
  'endNumber',
  'nullValue',
  'trueValue',
  'falseValue',
]);
