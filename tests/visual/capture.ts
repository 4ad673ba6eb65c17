import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/programs/chromium.ts';
import { run } from '../../scripts/run.ts';
import { buildStorybook, serveStorybook } from './built-storybook.ts';
import { changedFiles } from './changed/changed-files.ts';
import { affectedBy } from './changed/changed-stories.ts';
import { chooseAffected, explain } from './changed/explain.ts';
import { PICTURES, REPORT, RESULTS, ROOT } from './folders.ts';
import type { CaptureOptions } from './options.ts';
import type { Review } from './review/entry.ts';
import { keepPictures } from './review/keep-pictures.ts';
import { findGone, readReview, writeReview } from './review/review.ts';
import { findSubjects, type Subject } from './story-page.ts';

const LIST = join(PICTURES, 'stories.json');

/**
 * Takes the pictures of stories: as those to compare with, or to compare them with these.
 * @returns what differs; undefined if no story was to be captured
 * @throws Error with a message for the user
 */
export async function capture({ action, changed, filtered, forwarded }: CaptureOptions): Promise<Review | undefined> {
  const changes = changed && changedFiles(ROOT, changed.base);
  const affected = changes && affectedBy(changes.files, ROOT);
  if (affected && affected.everywhere.length + affected.files.size === 0) return undefined;

  const CHROMIUM_PATH = findChromium();
  const url = process.env['STORYBOOK_URL'] ?? (await serveOwn());
  const subjects = await readSubjects(CHROMIUM_PATH, url);
  if (affected) console.log(explain(changes.base, subjects, affected));
  const chosen = affected ? chooseAffected(subjects, affected) : subjects;

  await rm(REPORT, { recursive: true, force: true });
  await mkdir(REPORT, { recursive: true });
  await writeFile(LIST, JSON.stringify(chosen));
  if (chosen.length === 0) await writeReview(REPORT, { same: 0, entries: [] });
  else {
    const update = action === 'take' ? ['--update-snapshots=changed'] : [];
    const args = ['test', '--config', 'playwright.visual.config.ts', ...update, ...forwarded];
    const env = { CHROMIUM_PATH, STORYBOOK_URL: url, STORYBOOK_STORIES: LIST };
    await run('playwright', args, { cwd: ROOT, env, live: true });
    await rm(RESULTS, { recursive: true, force: true });
  }
  if (!filtered) await reportGone(action, subjects);
  return readReview(REPORT);
}

/** Of stories that are gone, pictures to compare with are deleted; a comparison reports them. */
async function reportGone(action: CaptureOptions['action'], subjects: readonly Subject[]): Promise<void> {
  const review = await readReview(REPORT);
  const entries = [...review.entries];
  for (const entry of findGone(PICTURES, subjects)) {
    const picture = join(PICTURES, entry.mode, `${entry.id}.png`);
    if (action === 'take') await rm(picture);
    else entries.push(await keepPictures(entry, new Map([['before', picture]])));
  }
  await writeReview(REPORT, { ...review, entries });
}

async function serveOwn(): Promise<string> {
  await buildStorybook();
  return (await serveStorybook()).url;
}

async function readSubjects(executablePath: string, url: string): Promise<Subject[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    return await findSubjects(await browser.newPage(), url);
  } finally {
    await browser.close();
  }
}
