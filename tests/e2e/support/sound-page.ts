import type { ConsoleMessage, Dialog, Page } from '@playwright/test';
import { readHtml } from './html.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling } from './site.ts';

/**
 * Collects console errors, warnings, uncaught exceptions and dialogs, except for the messages that are expected. `stop`
 * returns them.
 */
export function listen(page: Page, isExpected: (message: ConsoleMessage) => boolean): { stop(): string[] } {
  const noise: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message))
      noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: Error) => noise.push(`uncaught: ${error.message}`);
  const onDialog = (dialog: Dialog) => {
    noise.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  };
  page.on('console', onConsole).on('pageerror', onError).on('dialog', onDialog);
  return {
    stop() {
      page.off('console', onConsole).off('pageerror', onError).off('dialog', onDialog);
      return noise;
    },
  };
}

/** Whether a message is the browser's own, about a call to one of these paths that failed. */
export const isAboutCall = (message: ConsoleMessage, paths: readonly string[]): boolean =>
  message.text().startsWith('Failed to load resource') && paths.includes(new URL(message.location().url).pathname);

/** Resolves when React has hydrated the server's HTML and its effects have run. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const PHONE = { width: 360, height: 800 };

/** The page is not blank, ran nothing that it was only to show, is accessible and, if asked, fits a phone. */
export async function expectSound(page: Page, { onPhone = false } = {}): Promise<void> {
  expect((await page.locator('main').innerText()).trim(), 'what the page says').not.toBe('');
  for (const frame of page.frames())
    expect(await frame.evaluate(() => '__hostileScriptRan' in globalThis), 'a hostile script ran').toBe(false);
  await expectAccessibleOnce(page);
  if (!onPhone) return;
  const usual = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScrolling(page);
  if (usual) await page.setViewportSize(usual);
}

const checked = new Set<string>();

/** They are the same on most pages. */
const FRAME = ['header:not(main *)', 'footer:not(main *)'];

/** Pages that differ only in their words are checked once, and so are their headers and footers. */
async function expectAccessibleOnce(page: Page) {
  const { elements } = readHtml(await page.content());
  if (checked.has(elements)) return;
  const frame = await page.evaluate(
    (selectors) =>
      selectors.map((each) => Array.from(document.querySelectorAll(each), (part) => part.outerHTML).join()),
    FRAME,
  );
  const parts = frame.map((html) => readHtml(html).elements);
  await expectAccessible(
    page,
    FRAME.filter((_, at) => checked.has(parts[at]!)),
  );
  for (const each of [elements, ...parts]) checked.add(each);
}
