const WORD = /[\p{L}\p{N}'’&]+/gu;

/** Spellings that people do not tell apart. */
const SAME: Readonly<Record<string, string>> = { saint: 'st', upon: 'on', '&': 'and' };

/** A word of a text, with where it stands there. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** The words of a text as names are compared by: "King's-Lynn" -> kings, lynn; 'Saint Asaph' -> st, asaph. */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: sameSpelling(found),
    start: index,
    end: index + found.length,
  }));

export const placeWords = (text: string): string[] => placedWords(text).map(({ word }) => word);

function sameSpelling(found: string): string {
  const word = found
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '');
  return SAME[word] ?? word;
}
