import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { modes, type ModeName } from '../../.storybook/modes.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/programs/chromium.ts';
import type { Subject } from './plan.ts';
import { lookOf, openNext, openStory } from './story-page.ts';
import { effectsOf, showTokens, type TokenValues } from './token-values.ts';

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
  /**
   * A change of tokens' values, to take each story before and after in one page, which is resized for its widths: only
   * where an element changes in a way that no picture of that width shows yet.
   */
  values?: TokenValues | undefined;
  onPicture: (picture: Picture) => Promise<void>;
}

type Taken = Required<Pick<Picture, 'png'>> & Pick<Picture, 'before'>;

const PAGES = 2;
const HEIGHT = 900;
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
  const queue = inOnePage(options.values !== undefined).flatMap((names) => {
    const wanted = subjects
      .map((subject) => ({ ...subject, modes: subject.modes.filter((name) => names.includes(name)) }))
      .filter(({ modes: { length } }) => length > 0);
    const files = [...Map.groupBy(wanted, ({ file }) => file).values()];
    return Array.from({ length: PAGES }, (_, start) => files.filter((_file, index) => index % PAGES === start)).filter(
      ({ length }) => length > 0,
    );
  });
  const shown: Shown = new Map();
  let taken = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const more = await ofFiles(browser, next, shown, options);
      taken += more;
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  await browser.close();
  return taken;
}

/** The modes of which one page is pictured: one of them, or all that differ in the width alone. */
function inOnePage(areResized: boolean): ModeName[][] {
  const names = Object.keys(modes) as ModeName[];
  if (!areResized) return names.map((name) => [name]);
  return [...Map.groupBy(names, (name) => JSON.stringify({ ...modes[name], viewport: undefined })).values()];
}

/** How elements change in the pictures of a mode. */
type Shown = Map<ModeName, Set<string>>;

/** Each story with modes that one page has in turn. */
async function ofFiles(
  browser: Browser,
  files: readonly (readonly Subject[])[],
  shown: Shown,
  options: Options,
): Promise<number> {
  // One for all: its cache saves each page from downloading Storybook again.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(TIMEOUT);
  let taken = 0;
  let page: Page | undefined;
  for (const stories of files) {
    const looks = new Map<string, Taken>();
    for (const subject of stories) {
      const [first] = subject.modes;
      if (!first) continue;
      try {
        const isNew = !page;
        page ??= await context.newPage();
        await resize(page, first);
        await (isNew ? openStory(page, options.url, subject.id, modes[first]) : openNext(page, subject.id));
        for (const mode of subject.modes) {
          await resize(page, mode);
          if (options.values && !(await isNews(page, options.values, mode, shown))) continue;
          const look = `${mode} ${await lookOf(page)}`;
          const known = looks.get(look);
          const picture = known ?? (await take(page, subject, mode, options));
          if (!known) taken++;
          looks.set(look, picture);
          await options.onPicture({ subject, mode, ...picture });
        }
      } catch (error) {
        await options.onPicture({ subject, mode: first, failure: (error as Error).message });
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

const resize = (page: Page, mode: ModeName): Promise<void> =>
  page.setViewportSize({ width: modes[mode].viewport, height: HEIGHT });

/** Whether anything in the page changes in a way that no picture shows yet; from now on, one does. */
async function isNews(page: Page, values: TokenValues, mode: ModeName, shown: Shown): Promise<boolean> {
  const known = shown.get(mode) ?? new Set();
  shown.set(mode, known);
  const { size } = known;
  for (const effect of await effectsOf(page, values)) known.add(effect);
  return known.size > size;
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

/** The same page with the tokens' values before and after, between which nothing else in it changed. */
async function bothWays(page: Page, { before, now }: TokenValues): Promise<Required<Taken>> {
  for (const pause of PAUSES) {
    const look = await lookOf(page);
    const png = await shoot(page);
    await showTokens(page, before);
    const old = await shoot(page);
    await showTokens(page, now);
    if (old.equals(png) || (await lookOf(page)) === look) return { png, before: old };
    await setTimeout(pause);
  }
  throw new Error(RESTLESS);
}

const RESTLESS = 'The picture does not come to rest.';

const shoot = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
