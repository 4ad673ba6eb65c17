import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { modes, type ModeName } from '../../.storybook/modes.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/programs/chromium.ts';
import type { Subject } from './plan.ts';
import { lookOf, openNext, openStory } from './story-page.ts';
import { showTokens, type TokenValues } from './token-values.ts';

export interface Picture {
  subject: Subject;
  mode: ModeName;
  /** A PNG; undefined for a story that failed. */
  png?: Buffer;
  /** What it was with the tokens' values before the change, if they were given. */
  before?: Buffer;
  /** Why it failed. */
  failure?: string;
}

interface Options {
  /** Of the served Storybook. */
  url: string;
  /** The picture that is likely to come out, which saves waiting for a second one. */
  expected?: (subject: Subject, mode: ModeName) => Promise<Buffer | undefined>;
  /** A change of tokens' values, to take each story before and after in one page. */
  values?: TokenValues | undefined;
  onPicture: (picture: Picture) => Promise<void>;
}

type Taken = Required<Pick<Picture, 'png'>> & Pick<Picture, 'before'>;

const PAGES = 2;
/** In milliseconds: a picture is taken when two in a row are equal. */
const PAUSES = [100, 250, 500, 1000, 2000];
const TIMEOUT = 60_000;
/** Where a part of a page was drawn again, its edges could be of another shade. */
const WHOLE = '--disable-partial-raster';

/**
 * Takes a picture of each story in each of its modes. Components follow each other in one page, since loading one takes
 * ten times as long as a story; each file of others has its own, for what a page keeps. Stories of a file that look the
 * same share a picture.
 * @returns how many were taken
 */
export async function takePictures(subjects: readonly Subject[], options: Options): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, WHOLE] });
  const queue = (Object.keys(modes) as ModeName[]).flatMap((mode) => {
    const wanted = subjects.filter((subject) => subject.modes.includes(mode));
    const files = [...Map.groupBy(wanted, ({ file }) => file).values()];
    return Array.from({ length: PAGES }, (_, start) => ({
      mode,
      files: files.filter((_file, index) => index % PAGES === start),
    })).filter(({ files: { length } }) => length > 0);
  });
  let taken = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) taken += await inMode(browser, next, options);
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  await browser.close();
  return taken;
}

async function inMode(
  browser: Browser,
  { mode, files }: { mode: ModeName; files: readonly (readonly Subject[])[] },
  options: Options,
): Promise<number> {
  // One for all: its cache saves each page from downloading Storybook again.
  const context = await browser.newContext({
    viewport: { width: modes[mode].viewport, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(TIMEOUT);
  let taken = 0;
  let page: Page | undefined;
  for (const stories of files) {
    const looks = new Map<string, Taken>();
    for (const subject of stories) {
      try {
        if (page) await openNext(page, subject.id);
        else {
          page = await context.newPage();
          await openStory(page, options.url, subject.id, modes[mode]);
        }
        const look = createHash('sha256')
          .update(await lookOf(page))
          .digest('hex');
        const known = looks.get(look);
        const picture = known ?? (await take(page, subject, mode, options));
        if (!known) taken++;
        looks.set(look, picture);
        await options.onPicture({ subject, mode, ...picture });
      } catch (error) {
        await options.onPicture({ subject, mode, failure: (error as Error).message });
        await page?.close();
        page = undefined;
      }
    }
    if (stories.every(({ title }) => title.startsWith('Components/'))) continue;
    await page?.close();
    page = undefined;
    await context.clearCookies();
  }
  await context.close();
  return taken;
}

const take = async (page: Page, subject: Subject, mode: ModeName, options: Options): Promise<Taken> =>
  options.values
    ? bothWays(page, options.values)
    : { png: await steady(page, await options.expected?.(subject, mode)) };

async function steady(page: Page, expected: Buffer | undefined): Promise<Buffer> {
  let last = await shoot(page);
  if (expected?.equals(last)) return last;
  for (const pause of PAUSES) {
    await setTimeout(pause);
    const next = await shoot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(RESTLESS);
}

/** The same page with the tokens' values before and after: at rest if it then looks as it did. */
async function bothWays(page: Page, { before, now }: TokenValues): Promise<Required<Taken>> {
  let png = await shoot(page);
  for (const pause of PAUSES) {
    await showTokens(page, before);
    const old = await shoot(page);
    await showTokens(page, now);
    if (old.equals(png)) return { png, before: old };
    const again = await shoot(page);
    if (again.equals(png)) return { png, before: old };
    png = again;
    await setTimeout(pause);
  }
  throw new Error(RESTLESS);
}

const RESTLESS = 'The picture does not come to rest.';

const shoot = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
