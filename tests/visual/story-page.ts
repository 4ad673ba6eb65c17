import type { Page } from '@playwright/test';
import type { Mode, ModeName } from '../../.storybook/modes.ts';
import type { Subject } from './plan.ts';

interface Window {
  __STORYBOOK_PREVIEW__: { ready(): Promise<void>; extract(): Promise<Record<string, Extracted>> };
  __STORYBOOK_ADDONS_CHANNEL__: {
    last(event: string): [{ storyId: string; status: 'success' | 'error' }] | undefined;
    emit(event: string, payload: unknown): void;
  };
}

interface Extracted extends Omit<Subject, 'file' | 'modes'> {
  parameters: {
    fileName: string;
    chromatic?: { modes?: Partial<Record<ModeName, { disable?: boolean }>>; disableSnapshot?: boolean };
  };
}

declare const window: Window & typeof globalThis;

/** Every story to capture, read from the stories' parameters as Chromatic does. */
export async function findSubjects(page: Page, url: string): Promise<Subject[]> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
  const stories = await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__.ready();
    const extracted = Object.values(await window.__STORYBOOK_PREVIEW__.extract());
    return extracted.map(({ id, title, name, parameters: { chromatic, fileName } }) => ({
      id,
      title,
      name,
      file: fileName.replace(/^\.\//, ''),
      chromatic,
    }));
  });
  return stories
    .filter(({ chromatic }) => !chromatic?.disableSnapshot)
    .map(({ chromatic, ...story }) => ({
      ...story,
      modes: Object.entries(chromatic?.modes ?? {}).flatMap(([name, mode]) => (mode.disable ? [] : [name as ModeName])),
    }));
}

/**
 * Opens a story and waits until its play function has finished and its fonts have loaded.
 * @throws with the play function's message if it failed
 */
export async function openStory(
  page: Page,
  url: string,
  id: string,
  { brand, scheme, motion }: Omit<Mode, 'viewport'>,
): Promise<void> {
  // Accessibility is checked in a separate run.
  await page.goto(
    `${url}/iframe.html?id=${id}&viewMode=story&globals=brand:${brand};scheme:${scheme};motion:${motion};a11y.manual:!true`,
  );
  await untilDrawn(page);
}

/** Waits until the page's story has played and its fonts have loaded. @throws if its play function failed */
async function untilDrawn(page: Page): Promise<void> {
  await untilFinished(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until the play function of the page's story has finished. @throws with its message if it failed */
export async function untilFinished(page: Page): Promise<void> {
  const finished = await page.waitForFunction(
    () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status,
  );
  if ((await finished.jsonValue()) !== 'error') return;
  throw new Error(
    (await page.locator('#error-message').textContent()) || 'The story failed; open it in Storybook to see why.',
  );
}

/** Shows another story in a page that has shown one, and waits until its play function has finished. */
export async function switchTo(page: Page, storyId: string): Promise<void> {
  await page.evaluate((selection) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', selection), {
    storyId,
    viewMode: 'story',
  });
  await page.waitForFunction(
    (id) => window.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished')?.[0].storyId === id,
    storyId,
  );
}

/**
 * Shows the next story in a page, as it would be in a new one.
 * @throws with the play function's message if it failed
 */
export async function openNext(page: Page, storyId: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await switchTo(page, storyId);
  await untilDrawn(page);
}

/** What a story looks like, for all that its markup tells: equal for stories that look the same in one mode. */
export const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
    const typed = [...fields].map(({ value, checked }) => [value, checked]);
    const focused = [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);
    const sheets = [...document.adoptedStyleSheets, ...document.styleSheets].length;
    const images = [...document.images].map(({ complete, naturalWidth }) => [complete, naturalWidth]);
    return JSON.stringify([document.body.outerHTML, typed, focused, sheets, images]);
  });
