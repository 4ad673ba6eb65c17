import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site.ts';

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

for (const path of ['/', '/jobs', '/contact', '/blog/safety-tips', '/nowhere'])
  test(`${path} asks for no script before it is painted, so that nothing delays what the visitor reads`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await page.goto(path);
    await hydrated(page);
    const [painted, asked] = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return [paint?.startTime ?? Infinity, Math.min(...scripts.map(({ startTime }) => startTime))];
    });
    expect(asked).toBeGreaterThanOrEqual(painted);
    expect(asked).toBeLessThan(Infinity);
  });

/** As in a window that is not painted, or whose paints the browser keeps to itself. */
const withoutPaints = (page: Page) =>
  page.addInitScript(() => {
    const observe = PerformanceObserver.prototype.observe;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });

/** What the page means to do later, while its HTML is being read. */
const timersWhileReading = (page: Page, fate: 'at once' | 'never') =>
  page.addInitScript((now) => {
    const real = globalThis.setTimeout;
    const changed = (work: () => void) => (now ? real(work) : 0);
    globalThis.setTimeout = ((work: () => void, ...rest: number[]) =>
      document.readyState === 'loading' ? changed(work) : real(work, ...rest)) as typeof setTimeout;
  }, fate === 'at once');

test('a page whose paint is not reported reacts nonetheless', async ({ page }) => {
  await withoutPaints(page);
  await timersWhileReading(page, 'at once');
  await page.goto('/contact');
  await hydrated(page);
});

test('a page in a background tab waits for no paint: there is none', async ({ page }) => {
  await withoutPaints(page);
  await timersWhileReading(page, 'never');
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await page.goto('/contact');
  await hydrated(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page loads no script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (isScript(request.url()) && scripts.push(request.url())));
    await page.goto('/jobs', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
  });
});
