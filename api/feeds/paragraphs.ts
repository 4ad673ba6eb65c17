const INLINE = ['a', 'strong', 'em', 'br'];
/** Blocks that hold text and no other blocks. */
const TEXT_BLOCKS = ['p', 'h3', 'h4'];

const PARTS = /<(?<closing>\/?)(?<name>\w+)[^>]*>|[^<]+/g;
const EMPTY_INLINE = /<(a|strong|em)(?: [^>]*)?>(\s*)<\/\1>/g;
const EMPTY_BLOCK = /<(p|h3|h4|li)>(?:\s|<br \/>)*<\/\1>/g;

/**
 * Sanitised HTML in the shape that a browser gives it anyway, so that what is stored is what is shown: no block lies in
 * a paragraph, loose text has one of its own, and none is empty.
 */
export function inParagraphs(html: string): string {
  const open: string[] = [];
  let made = '';
  const begin = (name: string, tag = `<${name}>`) => {
    open.push(name);
    made += tag;
  };
  const endUntil = (isEnough: () => boolean) => {
    while (open.length > 0 && !isEnough()) made += `</${open.pop()}>`;
  };
  for (const { 0: part, groups } of html.matchAll(PARTS)) {
    const { name, closing } = groups ?? {};
    const isInline = name === undefined || INLINE.includes(name);
    if (name !== undefined && closing) {
      if (!open.includes(name)) continue;
      const depth = open.lastIndexOf(name);
      endUntil(() => open.length === depth);
    } else if (!isInline) {
      endUntil(() => !INLINE.includes(open.at(-1) ?? '') && !TEXT_BLOCKS.includes(open.at(-1) ?? ''));
      begin(name, part);
    } else if (open.length > 0 || (name !== 'br' && part.trim() !== '')) {
      if (open.length === 0) begin('p');
      if (name === undefined || name === 'br') made += part;
      else begin(name, part);
    }
  }
  endUntil(() => false);
  return made.replaceAll(EMPTY_INLINE, '$2').replaceAll(EMPTY_BLOCK, '').trim();
}
