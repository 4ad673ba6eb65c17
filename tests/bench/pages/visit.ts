import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { isHydrated } from '../../browsers/in-page.ts';

/** What one visit on a phone loads and how it feels. */
export interface Visit {
  /** Bytes of the files as they were sent, by their address. */
  files: Readonly<Record<string, number>>;
  /** Requests that began before the page reacted to the visitor. */
  requests: number;
  /** The longest of the scripted interactions, from the touch or key to the next frame, in milliseconds. */
  interaction: number;
}

declare global {
  var isHydrated: () => boolean;
  var interactiveAt: number | undefined;
  var longestInteraction: number;
}

const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** As much slower as Lighthouse takes a phone to be. */
const CPU_SLOWDOWN = 4;

const LIMIT_MS = 60_000;

/**
 * Visits a page and uses it.
 *
 * @throws when the page reports an error, as React does when the HTML does not fit, or does not react
 */
export async function visit(page: Page, url: string, { hasScripts }: { hasScripts: boolean }): Promise<Visit> {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.setViewport(PHONE);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  await page.evaluateOnNewDocument(`globalThis.isHydrated = ${isHydrated.toString()}`);
  await page.evaluateOnNewDocument(watch);
  await page.goto(url, { waitUntil: 'networkidle0', timeout: LIMIT_MS });
  if (hasScripts) await page.waitForFunction(() => globalThis.interactiveAt !== undefined, { timeout: LIMIT_MS });
  const loaded = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return (entries as PerformanceResourceTiming[]).map(({ name, startTime, encodedBodySize }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      isEarly: startTime < (globalThis.interactiveAt ?? Infinity),
    }));
  });
  if (hasScripts) await tryOut(page);
  const interaction = await page.evaluate(() => globalThis.longestInteraction);
  if (problems.length > 0) throw new Error(`${url} reports: ${problems.join('; ')}`);
  return {
    files: Object.fromEntries(loaded.map(({ path, bytes }) => [path, bytes])),
    requests: loaded.filter(({ isEarly }) => isEarly).length,
    interaction,
  };
}

/** Runs in the page: notes when React has hydrated the page, and how long interactions take. */
function watch() {
  globalThis.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) globalThis.longestInteraction = Math.max(globalThis.longestInteraction, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const look = () => {
    if (globalThis.isHydrated()) globalThis.interactiveAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const DIALOG_OPENER = 'main button[aria-haspopup="dialog"]';
const FIELD = 'main input:is([type="text"], [type="search"], [type="email"], :not([type]))';

/** Opens the menu and closes it with a key, which takes a script; then opens the page's dialog, or types. */
async function tryOut(page: Page) {
  const menuIsOpen = () => page.$eval('header details', (menu) => menu.open);
  await page.locator('header summary').click();
  await until(menuIsOpen, 'the menu opens');
  await page.keyboard.press('Escape');
  await until(async () => !(await menuIsOpen()), 'the menu closes at Escape');
  if (await page.$(DIALOG_OPENER)) {
    await page.locator(DIALOG_OPENER).click();
    await page.waitForSelector('[role="dialog"]', { visible: true, timeout: LIMIT_MS });
  } else if (await page.$(FIELD)) {
    await page.locator(FIELD).click();
    await page.keyboard.type('dri', { delay: 50 });
  }
  // Interactions are reported after the frame that answers them.
  await wait(500);
}

async function until(holds: () => Promise<boolean>, what: string) {
  for (const end = Date.now() + LIMIT_MS; !(await holds()); await wait(50))
    if (Date.now() > end) throw new Error(`The page does not react: ${what}`);
}
