import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, cleanTexts, plainSigns } from './text.ts';

const INVISIBLE = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2069',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\ufffa',
  '\u{e0041}',
];

/** A text with marks between its characters. */
const marked = (text: string) =>
  fc
    .array(fc.constantFrom('', ...INVISIBLE), { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((marks) => marks.map((mark, at) => mark + (text[at] ?? '')).join(''));

test('marks that nobody sees make no difference, wherever they are', () => {
  fc.assert(
    fc.property(marked('HGV Driver, Kings Lynn'), (text) => {
      expect(cleanText(text)).toBe('HGV Driver, Kings Lynn');
    }),
  );
});

test('clean text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(plainSigns(plainSigns(text))).toBe(plainSigns(text));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['an emoji of several', '👨‍👩‍👧 and 👩🏽‍🚒'],
  ['a heart in red', '❤️'],
  ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a joiner in Persian', 'می‌خواهم'],
  ['a joiner in Hindi', 'क्‍ष'],
  ['a tab', 'a\tb'],
  ['an apostrophe as typeset', 'O’Brien'],
  ['a fraction', '½'],
])('kept is %s', (_what, text) => expect(cleanText(text)).toBe(text));

test.each([
  ['the two ways to write a letter', 'Citroe\u0308n', 'Citroën'],
  ['blanks of other widths', 'Sam\u00a0van\u2009der\u3000Berg\u2800', 'Sam van der Berg '],
  ['full-width letters', 'ＨＧＶ　Ｄｒｉｖｅｒ', 'HGV Driver'],
  ['ligatures', 'ﬁtter', 'fitter'],
  ['bold letters of social media', '𝗛𝗚𝗩 𝘋𝘳𝘪𝘷𝘦𝘳', 'HGV Driver'],
  ['ends of lines', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['control characters', 'a\u0007b\u009fc', 'a b c'],
])('one are %s', (_what, text, clean) => expect(cleanText(text)).toBe(clean));

test.each(['`', '´', '‘', '’', 'ʼ', '′', '＇', 'ʻ'])('King%ss Lynn has an apostrophe', (sign) => {
  expect(plainSigns(`King${sign}s Lynn`)).toBe("King's Lynn");
});

test.each(['-', '‐', '‑', '–', '—', '−', '－', '﹣'])('%snights has a minus', (sign) => {
  expect(plainSigns(`${sign}nights`)).toBe('-nights');
});

test.each(['“”', '„“', '«»', '＂＂', '″″'])('%s are quotation marks', ([open, close]) => {
  expect(plainSigns(`${open}night driver${close}`)).toBe('"night driver"');
});

// Looked at again for each of them, they would keep a server busy for minutes.
test.each(['\u{e0041}', '\u200d', '\u200b', '\ufe0f', '\u00a0', '\r', '\ud835\udde7'])(
  'a million of %j are read in one go',
  (mark) => {
    expect(cleanText(mark.repeat(1_000_000) + 'x').at(-1)).toBe('x');
    expect(cleanText(`🏴${mark.repeat(1_000_000)}`)).toMatch(/^🏴/u);
  },
);

test('digits of every script are digits', () => {
  fc.assert(
    fc.property(fc.constantFrom(0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce, 0x1d7f6, 0x1e950), fc.nat(9), (nought, digit) => {
      expect(plainSigns(String.fromCodePoint(nought + digit))).toBe(String(digit));
    }),
  );
});

test('all texts of an input are cleaned, and nothing else is touched', () => {
  const file = new Blob(['\u200b']);
  expect(cleanTexts({ a: ['\u200bx', 1, null], b: { c: 'y\u00ad' }, file, d: undefined })).toEqual({
    a: ['x', 1, null],
    b: { c: 'y' },
    file,
    d: undefined,
  });
});
