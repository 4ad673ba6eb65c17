/** An entry of a trailer, or of the stream that stands for one: a reference or the dictionary itself. */
const ENCRYPT = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/;
const STREAM_END = 'endstream';

/** Whether a PDF is encrypted, so that only some people may open or copy it. */
export function isEncryptedPdf(content: Buffer): boolean {
  if (!content.includes('/Encrypt')) return false;
  return ENCRYPT.test(withoutStreams(content.toString('latin1')));
}

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
