import { needs, type Need } from './needs.ts';
import { otherNames } from './other-names.ts';

/**
 * The needs in which each of the words begins one: of the need, of the component's name or of another name for it.
 * Areas without any are left out.
 */
export function findNeeds(words: string): typeof needs {
  const wanted = wordsIn(words);
  const matches = (need: Need) => {
    const present = wordsIn([need.need, need.component, ...(otherNames[need.page] ?? [])].join(' '));
    return wanted.every((word) => present.some((other) => other.startsWith(word)));
  };
  return needs.map((area) => ({ ...area, needs: area.needs.filter(matches) })).filter((area) => area.needs.length > 0);
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
