/** Most text is this, and is clean as it is. */
const PLAIN = /^[\n\x20-\x7E]*$/;

/** Ends of lines, as word processors and other systems write them. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Blanks of any width; Braille's has its own kind. */
const BLANK = /[\p{Zs}\u2800]/gu;
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** What phones and word processors put for plain letters: full-width ones, ligatures, bold and italic letters. */
const STYLED = /[\uFF01-\uFF5E\uFB00-\uFB06\u{1D400}-\u{1D7FF}]/gu;

/** Marks of direction, of width, of places where a word may be broken: nobody sees them. */
const INVISIBLE = /[\p{DI}\uFFF9-\uFFFB]/u;
/** Those that change what is seen. */
const KEPT = [
  // A joiner between letters of scripts that join.
  /(?<=(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}])[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/u,
  // What makes one emoji of several, a colourful one of a plain sign, and the flags of England, Scotland and Wales.
  /(?<=[\p{ExtPict}\p{EMod}\uFE0F])\u200D(?=\p{ExtPict})/u,
  /(?<=\p{ExtPict})\uFE0F/u,
  /\u{1F3F4}[\u{E0020}-\u{E007F}]+/u,
];
const MARK = new RegExp(`${KEPT.map(({ source }) => source).join('|')}|(${INVISIBLE.source})`, 'gu');

/**
 * Text as it enters, from a visitor, a feed, a file's name or a command: what looks the same is the same. It is in
 * Unicode's composed form, without marks that nobody sees or controls, its blanks are spaces and its lines end with
 * '\n'.
 */
export const cleanText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(MARK, (mark, invisible?: string) => (invisible ? '' : mark))
        .replace(STYLED, (letter) => letter.normalize('NFKC'))
        .normalize('NFC')
        .replace(LINE_END, '\n')
        .replace(BLANK, ' ')
        .replace(CONTROL, ' ');

/** Every text of an input, however deep, as `cleanText` has it. */
export function cleanTexts(input: unknown): unknown {
  if (typeof input === 'string') return cleanText(input);
  if (Array.isArray(input)) return input.map(cleanTexts);
  if (Object.prototype.toString.call(input) !== '[object Object]') return input;
  return Object.fromEntries(Object.entries(input as object).map(([name, value]) => [name, cleanTexts(value)]));
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[`´‘’‛′ʹʻʼʽˈˊˋ՚׳＇]/g, "'"],
  [/[“”„‟«»″ʺ״〝〞]/g, '"'],
  [/[\p{Pd}\u2043\u2212]/gu, '-'],
];

/**
 * Clean text to be read as a search, a place, a number or a code: every apostrophe, quotation mark, hyphen and digit is
 * the one on a keyboard.
 */
export const plainSigns = (text: string): string =>
  SIGNS.reduce((read, [signs, plain]) => read.replace(signs, plain), cleanText(text)).replace(
    /[^\P{Nd}\d]/gu,
    (digit) => String(valueOf(digit)),
  );

/** Every script's ten digits stand side by side, nought first. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
