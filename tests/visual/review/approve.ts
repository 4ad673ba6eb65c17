import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { componentOf, pathOf, type Entry } from './entry.ts';
import { readReview, writeReview } from './review.ts';

/**
 * Makes the last run's pictures the approved ones, and takes them out of the report.
 * @param names of stories or components: ids or titles; none for all
 * @returns what was approved
 * @throws Error with a message for the user, before anything is approved
 */
export async function approve(pictures: string, report: string, names: readonly string[]): Promise<Entry[]> {
  const review = await readReview(report);
  const named = (name: string) => review.entries.filter((entry) => namesOf(entry).includes(name.toLowerCase()));
  const unknown = names.find((name) => named(name).length === 0);
  if (unknown !== undefined) throw new Error(`The report shows nothing called '${unknown}'`);
  const chosen = new Set(names.length > 0 ? names.flatMap(named) : review.entries);
  const approved = [...chosen].filter(({ kind }) => kind !== 'failed');
  for (const entry of approved) {
    const picture = join(pictures, entry.mode, `${entry.id}.png`);
    await mkdir(dirname(picture), { recursive: true });
    if (entry.kind === 'gone') await rm(picture, { force: true });
    else await copyFile(join(report, pathOf('after', entry)), picture);
  }
  const same = review.same + approved.filter(({ kind }) => kind !== 'gone').length;
  await writeReview(report, { same, entries: review.entries.filter((entry) => !approved.includes(entry)) });
  return approved;
}

/** What people may call it, in lower case. */
const namesOf = (entry: Entry): string[] =>
  [entry.id, componentOf(entry), entry.title, `${entry.title}: ${entry.name}`].map((each) => each.toLowerCase());
