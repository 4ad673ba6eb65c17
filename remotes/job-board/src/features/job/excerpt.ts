const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  deg: '°',
  frac12: '½',
};
const LARGEST_CODE_POINT = 0x10_ff_ff;

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? entity;
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

/** The text of some HTML on one line. For display as text only: the result is not safe to use as HTML. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, ' ')
    .replaceAll(/<\/?(?:b|i|u|em|strong|span|a|small|sup|sub|mark|abbr)\b[^>]*>/gi, '')
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/&(#?\w{1,10});/g, decodeEntity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The first `length` characters of some HTML's text, with an ellipsis if anything was cut. */
export function excerpt(html: string, length: number): string {
  const characters = Array.from(plainText(html));
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('').trimEnd()}…`;
}
