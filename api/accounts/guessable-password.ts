import { brand } from '@site/design-system/brand';

/** Rows that people run their fingers along. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

/** Words of a name or an address that a guess would begin with. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\d]+/u)
    .map(lettersOf)
    .filter(({ length }) => length > 3);

/**
 * Whether somebody who knows whose password it is would try it early: it contains a word of their name, their address
 * or ours, or is a row of keys or a repetition.
 * @param about texts that the guess would begin with
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const letters = lettersOf(password);
  const words = [...about, brand.name].flatMap(wordsOf);
  const isRow = ROWS.some((row) => letters.length > 3 && (row + row).includes(letters));
  return words.some((word) => letters.includes(word)) || isRow || /^(.{1,8})\1+$/.test(letters);
}
