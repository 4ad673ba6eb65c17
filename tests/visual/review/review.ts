import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { modes, type ModeName } from '../../../.storybook/modes.ts';
import type { Subject } from '../story-page.ts';
import type { Entry, Review } from './entry.ts';
import { reportPage } from './report-page.ts';

/** The last run's. @throws Error with a message for the user if there is none */
export async function readReview(report: string): Promise<Review> {
  const file = join(report, 'review.json');
  if (!existsSync(file)) throw new Error('There is no report. To make one: npm run test:visual');
  return JSON.parse(await readFile(file, 'utf8')) as Review;
}

/** Keeps it for `readReview`, and writes its page. */
export async function writeReview(report: string, review: Review): Promise<void> {
  await writeFile(join(report, 'review.json'), JSON.stringify(review));
  await writeFile(join(report, 'index.html'), reportPage(review));
}

/** The modes and ids of the approved pictures in a folder. */
export const approvedIn = (pictures: string): { mode: ModeName; id: string }[] =>
  globSync(`{${Object.keys(modes).join()}}/*.png`, { cwd: pictures })
    .toSorted()
    .map((file) => ({ mode: dirname(file) as ModeName, id: basename(file, '.png') }));

/** The approved pictures of stories that are no longer among `subjects`, or no longer captured in that mode. */
export function findGone(pictures: string, subjects: readonly Subject[]): Entry[] {
  const captured = new Map(subjects.map((subject) => [subject.id, subject]));
  return approvedIn(pictures).flatMap(({ mode, id }): Entry[] => {
    const subject = captured.get(id);
    if (subject?.modes.includes(mode)) return [];
    const [title = id, name = ''] = id.split('--');
    return [{ kind: 'gone', id, title: subject?.title ?? title, name: subject?.name ?? name, mode, sides: ['before'] }];
  });
}
