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

/** All white space but single spaces, which most of it is. */
const WIDE_SPACE = /\s{2,}|[^\S ]/g;

/** The words of some HTML, line by line: each block, and each line of a block. Not safe to use as HTML. */
function linesOf(html: string): string[] {
  return html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, ' ')
    .replaceAll(WIDE_SPACE, ' ')
    .replaceAll(/<\/?(?:b|i|u|em|strong|span|a|small|sup|sub|mark|abbr)\b[^>]*>/gi, '')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '\n')
    .replaceAll(/&(#?\w{1,10});/g, decodeEntity)
    .split('\n')
    .map((line) => line.replaceAll(WIDE_SPACE, ' ').trim())
    .filter(Boolean);
}

/** The text of some HTML on one line. For display as text only: the result is not safe to use as HTML. */
export const plainText = (html: string): string => linesOf(html).join(' ');

const HEADINGS = /<h([1-6])\b[^>]*>[\s\S]*?<\/h\1\s*>/gi;
/** 'Location: Leeds', 'Pay rate - £15': a card has a place of its own for each of these. */
const FACT =
  /^(?:(?:job )?location|place|town|city|(?:contract|job|employment)(?: type)?|pay(?: rate)?|(?:hourly )?rate(?: of pay)?|salary|wages?)\s?(?::| [-–])/i;

/** What an advert says in sentences: no headings, whether marked up or ending in a colon, and no lines of facts. */
const isProse = (line: string): boolean => !FACT.test(line) && !line.endsWith(':');

/** The lines of lists and facts often end without a full stop. */
const followedBy = (text: string, line: string): string =>
  (text && `${text}${/[\p{L}\p{N})%]$/u.test(text) ? '.' : ''} ${line}`) || line;

/** The sentences of an advert, or more of them than so many characters. */
function proseOf(html: string, length: number): string {
  let text = '';
  for (const line of linesOf(html.replaceAll(HEADINGS, '<br>'))) {
    // A character may count as two.
    if (text.length > 2 * length) break;
    if (isProse(line)) text = followedBy(text, line);
  }
  return text;
}

/** Characters of a page's description that search engines show, less the ellipsis. */
export const DESCRIPTION_LENGTH = 159;

/**
 * The beginning of an advert's text, cut at a word: at most `length` characters, then an ellipsis if anything was cut.
 */
export function excerpt(html: string, length: number): string {
  const characters = Array.from(proseOf(html, length));
  if (characters.length <= length) return characters.join('');
  const start = characters.slice(0, length + 1).join('');
  const words = /^(.*\S)\s/.exec(start)?.[1] ?? characters.slice(0, length).join('');
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`;
}
