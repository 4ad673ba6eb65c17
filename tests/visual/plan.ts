import type { ModeName } from '../../.storybook/modes.ts';
import type { Reached } from './reached-stories.ts';

/** A story, and the modes to take its picture in. */
export interface Subject {
  id: string;
  title: string;
  name: string;
  /** Its file, from the root. */
  file: string;
  modes: readonly ModeName[];
}

/** Of these stories, what a change reaches. */
export function narrow(subjects: readonly Subject[], reached: readonly Reached[]): Subject[] {
  const firsts = new Set([...Map.groupBy(subjects, ({ file }) => file).values()].map(([first]) => first?.id));
  return subjects
    .map((subject) => {
      const reasons = reached.filter(
        ({ files, firstOnly }) => files.has(subject.file) && (!firstOnly || firsts.has(subject.id)),
      );
      return { ...subject, modes: subject.modes.filter((name) => reasons.some(({ modes }) => modes.includes(name))) };
    })
    .filter(({ modes }) => modes.length > 0);
}

export const picturesOf = (subjects: readonly Subject[]): number =>
  subjects.reduce((sum, { modes }) => sum + modes.length, 0);
