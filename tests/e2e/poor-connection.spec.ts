import type { Page } from '@playwright/test';
import { brand } from '@site/design-system/brand';
import { addStyle } from './support/add-style.ts';
import { expect, hydrated, test } from './support/site.ts';

/** Opens a page whose fonts arrive only once it is shown, and adds up how far that moves what is in view. */
async function shiftOf(page: Page, path: string, style = ''): Promise<number> {
  let deliver = () => {};
  const shown = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (style) await addStyle(page, style);
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  await page.evaluate(paintedTwice);
  const shift = page.evaluate(async () => {
    let sum = 0;
    const watch = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => watch(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    watch(observer.takeRecords());
    return sum;
  });
  deliver();
  const sum = await shift;
  await page.unrouteAll({ behavior: 'wait' });
  return sum;
}

/** Runs in the page: what it shows now has been seen. */
const paintedTwice = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** A hundredth of what is called good: https://web.dev/articles/cls. */
const UNNOTICED = 0.001;

test('nothing moves when the fonts arrive late', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of ['/', '/jobs', '/blog/safety-tips'])
      expect(await shiftOf(page, path), `${path} at ${size.width}`).toBeLessThan(UNNOTICED);
  }
  const unfitting = 'h1 { font-family: "Overpass Variable", monospace !important }';
  expect(await shiftOf(page, '/', unfitting), 'with a fallback that does not fit').toBeGreaterThan(UNNOTICED);
});

test('a visitor who is offline is told so, and gets the page once the connection is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|could not be loaded|Failed to fetch/);
  await page.goto('/terms');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
  const news = page.getByRole('main').getByRole('alert');
  await expect(news.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(news.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
  await expect(news.getByRole('link', { name: 'Contact us' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});
