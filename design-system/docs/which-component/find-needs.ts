import { releases } from '../status/releases.ts';
import { statusNames, statusOf } from '../status/status.ts';
import { absent, needs, patterns, type Need } from './needs.ts';
import { otherNames } from './other-names.ts';

/**
 * The needs in which each of the words begins one: of the need, of the component's name or of another name for it.
 * Where none has all of them, those that have one. A status leaves only what has it. Areas without any are left out.
 */
export function findNeeds(words: string): typeof needs {
  const { wanted, statuses } = readStatuses(words);
  return matching(wanted, (isWanted) =>
    needs
      .map((area) => ({
        ...area,
        needs: area.needs.filter((need) => hasOneOf(statuses, need) && isWanted(textOf(need))),
      }))
      .filter((area) => area.needs.length > 0),
  );
}

/** 'beta list' asks for lists in beta. */
function readStatuses(words: string) {
  const [wanted, statuses] = [false, true].map((isStatus) =>
    wordsIn(words).filter((word) => statusNames.some((name) => name === word) === isStatus),
  );
  return { wanted: wanted ?? [], statuses: statuses ?? [] };
}

const hasOneOf = (statuses: readonly string[], { component, exportName = component }: Need) =>
  statuses.length === 0 || statuses.includes(statusOf(exportName, releases).name);

/** The same of patterns, by their titles and other names. */
export const findPatterns = (words: string): typeof patterns =>
  matching(wordsIn(words), (isWanted) =>
    patterns.filter(({ title, page }) => isWanted([title, ...(otherNames[page] ?? [])].join(' '))),
  );

/** Why there is none of what the words ask for. */
export const findAbsent = (words: string): typeof absent =>
  words.trim() === ''
    ? []
    : matching(wordsIn(words), (isWanted) => absent.filter(({ names }) => isWanted(names.join(' '))));

const textOf = ({ need, component, page }: Need) => [need, component, ...(otherNames[page] ?? [])].join(' ');

function matching<Found>(
  wanted: readonly string[],
  find: (isWanted: (text: string) => boolean) => readonly Found[],
): readonly Found[] {
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
