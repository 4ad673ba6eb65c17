import type { Subject } from '../story-page.ts';
import type { Affected } from './changed-stories.ts';

/** How many of each are named. */
const NAMED = 6;

/** The subjects to capture. */
export const chooseAffected = (subjects: readonly Subject[], { everywhere, files }: Affected): readonly Subject[] =>
  everywhere.length > 0 ? subjects : subjects.filter(({ file }) => files.has(file));

/** Says which of the subjects are captured, and which changed file each is captured for. */
export function explain(base: string, subjects: readonly Subject[], { everywhere, files }: Affected): string {
  if (everywhere.length > 0)
    return `Captures every story: all need what has changed since ${base}, ${some(everywhere)}`;
  const because = [...new Set([...files.values()].flat())].toSorted();
  const lines = because.map((changed) => {
    const titles = subjects.filter(({ file }) => files.get(file)?.includes(changed)).map(({ title }) => title);
    return `  ${changed}: ${some([...new Set(titles)])}`;
  });
  return [`Captures the stories that depend on what has changed since ${base}:`, ...lines].join('\n');
}

const some = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
    : names.join(', ') || 'none that is captured';
