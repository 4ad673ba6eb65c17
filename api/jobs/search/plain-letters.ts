/** What migration 041 and the words that searches are corrected to hold: changing it takes another migration. */
const ACCENTED = 'àáâãäåāăąçćĉċčďèéêëēĕėęěĝğġģĥìíîïĩīĭįĵķĺļľñńņňòóôõöōŏőŕŗřśŝşšţťùúûüũūŭůűųŵýÿŷźżž';
const PLAIN = [...ACCENTED].map((letter) => letter.normalize('NFD')[0]!).join('');

const plain = new Map([...ACCENTED].map((letter, index) => [letter, PLAIN[index]!]));

/** In small letters without accents: 'Citroën' and 'Citroen' are one word. */
export const plainLetters = (text: string): string =>
  text.toLowerCase().replaceAll(/[à-ž]/g, (letter) => plain.get(letter) ?? letter);

/** The same of an SQL expression. */
export const plainLettersSql = (expression: string): string =>
  `translate(lower(${expression}), '${ACCENTED}', '${PLAIN}')`;
