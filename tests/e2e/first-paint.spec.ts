import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

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

/** How far what is in view has moved, by itself, since the page was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return sum;
  });

test('nothing moves when the browser tells which of the jobs found were applied for', async ({ page }) => {
  await page.goto('/jobs');
  const slug = (await page.getByRole('article').first().getByRole('link').first().getAttribute('href'))!.slice(6);
  const sent = { [slug]: { reference: 'APP-7K2M9Q', at: new Date().toISOString() } };
  await page.evaluate((text) => localStorage.setItem('job-board.applications', text), JSON.stringify(sent));
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto('/jobs');
    await expect(page.getByRole('article').first().getByText('Applied', { exact: true })).toBeAttached();
    expect(await shiftOf(page), `at ${size.width}`).toBe(0);
  }
});

test('nothing moves when saved jobs, which only the browser knows, come into their page', async ({ page }) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto('/jobs/saved');
    await expect(page.getByRole('heading', { name: 'You have not saved any jobs yet' })).toBeVisible();
    expect(await shiftOf(page), `none, at ${size.width}`).toBe(0);
  }
  await page.goto('/jobs');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto('/jobs/saved');
    await expect(page.getByRole('heading', { name: /^Saved \(1 / })).toBeVisible();
    expect(await shiftOf(page), `one, at ${size.width}`).toBe(0);
  }
});
