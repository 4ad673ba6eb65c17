import { fixedTexts, properNames } from './fixed-texts.ts';

const WORD = String.raw`\p{Lu}[\p{Ll}’']+(?:-\p{L}[\p{Ll}’']+)*(?!\p{L})`;
const SMALL = String.raw`(?:&|and|of|or|the|to|with|for|a|in|on|at|by|as)`;
/** Two words with a capital side by side, or with a small one between: 'Apply Now', 'Back to Jobs', 'Built-to-Fit'. */
const TITLE_CASE = new RegExp(
  String.raw`(?<![\p{L}\d’'-])${WORD}(?:(?: ${SMALL})? ${WORD})+|${WORD}${SMALL}-${WORD}`,
  'u',
);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const longestFirst = [...fixedTexts, ...properNames].toSorted((a, b) => b.length - a.length);
const KEPT = new RegExp(String.raw`(?<![\p{L}\d])(?:${longestFirst.map(escaped).join('|')})(?![\p{L}\d])`, 'gu');

/** Choices that have been made, once: what is not written, and what is. */
const REFUSED: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\be-mail/iu, '“email” has no hyphen'],
  [
    /(?<![\d:+-])(?:1[0-2]|0?[1-9])(?:[:.]\d\d)?[ \u00A0](?:am|pm)\b|\d[ap]m ?[-–—] ?\d/iu,
    'A time is written “8am to 6pm”',
  ],
  [/^(?:(?:learn|read|find out|see) more|click here)[.…]?$/iu, 'A link says what it leads to'],
  [
    /^please (?:fill in|give|pick|provide|say|select|specify|type) /iu,
    'An answer is asked for by “Please enter” or “Please choose”',
  ],
];

/** What is wrong with words that somebody reads; undefined if nothing is. */
export function faultOfWords(written: string): string | undefined {
  const text = written.replaceAll(/\s+/g, ' ').trim();
  const refused =
    fixedTexts.includes(text) && text !== 'Learn More' ? undefined : REFUSED.find(([wrong]) => wrong.test(text));
  if (refused) return `${refused[1]}: “${text}”`;
  const titled = TITLE_CASE.exec(text.replaceAll(KEPT, '·'))?.[0];
  return titled && `“${titled}” is in title case: write it in sentence case, or list a name in lint/fixed-texts.ts`;
}
