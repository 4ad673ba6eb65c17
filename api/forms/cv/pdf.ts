import { opensWithoutPassword } from './pdf-password.ts';

/** An entry of a trailer, or of the stream that stands for one: a reference or the dictionary itself. */
const ENCRYPT = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|(?=<<))/;
/** Two digits for any byte of a name: '/E#6ecrypt'. */
const ESCAPE = /#([\da-f]{2})/gi;
const STREAM_END = 'endstream';

/** Whether a PDF is encrypted so that only who knows a password may open it. */
export function needsPassword(content: Buffer): boolean {
  const text = withoutStreams(content.toString('latin1'));
  const named = text.includes('/Encrypt') ? text : text.replaceAll(ESCAPE, decoded);
  const entry = ENCRYPT.exec(named);
  if (!entry) return false;
  const [found, object, generation] = entry;
  const start =
    object === undefined
      ? entry.index + found.length
      : named.search(new RegExp(String.raw`(?<!\d)${object}\s+${generation}\s+obj\b`));
  return start === -1 || !opensWithoutPassword(named.slice(start), named);
}

const decoded = (_: string, digits: string): string => String.fromCharCode(Number.parseInt(digits, 16));

/** Trailers and dictionaries are outside of streams; a page's text, which may speak of anything, is inside. */
function withoutStreams(text: string): string {
  const kept: string[] = [];
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('stream', at);
    if (start === -1) return kept.concat(text.slice(at)).join('\n');
    kept.push(text.slice(at, start));
    const end = text.indexOf(STREAM_END, start);
    at = end === -1 ? text.length : end + STREAM_END.length;
  }
  return kept.join('\n');
}
