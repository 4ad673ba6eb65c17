import { needs, patterns, type Need } from './needs.ts';
import { otherNames } from './other-names.ts';

/**
 * The needs in which each of the words begins one: of the need, of the component's name or of another name for it.
 * Where none has all of them, those that have one. Areas without any are left out.
 */
export const findNeeds = (words: string): typeof needs =>
  matching(words, (isWanted) =>
    needs
      .map((area) => ({ ...area, needs: area.needs.filter((need) => isWanted(textOf(need))) }))
      .filter((area) => area.needs.length > 0),
  );

/** The same of patterns, by their titles and other names. */
export const findPatterns = (words: string): typeof patterns =>
  matching(words, (isWanted) =>
    patterns.filter(({ title, page }) => isWanted([title, ...(otherNames[page] ?? [])].join(' '))),
  );

const textOf = ({ need, component, page }: Need) => [need, component, ...(otherNames[page] ?? [])].join(' ');

function matching<Found>(
  words: string,
  find: (isWanted: (text: string) => boolean) => readonly Found[],
): readonly Found[] {
  const wanted = wordsIn(words);
  const begins = (text: string) => {
    const present = wordsIn(text);
    return (word: string) => present.some((other) => other.startsWith(word));
  };
  const withAll = find((text) => wanted.every(begins(text)));
  if (withAll.length > 0) return withAll;
  const telling = wanted.filter((word) => word.length > SHORT);
  return find((text) => telling.some(begins(text)));
}

/** Words of so many letters, such as 'to' and 'the', say nothing by themselves. */
const SHORT = 3;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
