import type { Page } from '@playwright/test';
import { expect, hydrated, passwords, test } from './support/site.ts';

/** Longer than any link waits before its page is read. */
const PONDERS_MS = 300;

/** The calls that the page has made since, by the end of their path. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/\.netlify\/functions\/([\w-]+)/.exec(request.url()) ?? [];
    if (name) calls.push(name);
  });
  return calls;
}

const firstJob = (page: Page) => page.getByRole('article').first().getByRole('link').first();

test('a job is read while the visitor points at it, once, and opens without another request', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const calls = callsOf(page);
  const read = page.waitForResponse(/get-job-details/);
  await firstJob(page).hover();
  await read;
  await page.waitForTimeout(PONDERS_MS);
  await firstJob(page).click();
  await expect(page.getByRole('button', { name: 'Apply now' }).first()).toBeVisible();
  await expect.poll(() => calls).toEqual(['get-job-details', 'answer-record', 'job-viewed']);
  await page.waitForTimeout(PONDERS_MS);
  expect(calls).toHaveLength(3);
});

test('a visitor who is quicker than the reading causes one request, too', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const calls = callsOf(page);
  await page.route(/get-job-details/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, PONDERS_MS));
    await route.continue();
  });
  await firstJob(page).focus();
  await page.waitForRequest(/get-job-details/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Apply now' }).first()).toBeVisible();
  await page.goBack();
  // At once, before the link is thought to be meant.
  await page.getByRole('article').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Apply now' }).first()).toBeVisible();
  await page.waitForTimeout(PONDERS_MS);
  expect(calls.filter((name) => name === 'get-job-details')).toHaveLength(2);
});

test('a pointer that only crosses links reads nothing', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const calls = callsOf(page);
  await page.getByRole('article').evaluateAll((cards) => {
    for (const link of cards.map((card) => card.querySelector('a')))
      for (const type of ['pointerover', 'pointerout']) link?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  await page.waitForTimeout(PONDERS_MS);
  expect(calls).toEqual([]);
});

test('a job that could not be read ahead opens as if nobody had tried', async ({ page, allowConsole }) => {
  allowConsole(/503|Job page/);
  await page.goto('/jobs');
  await hydrated(page);
  const calls = callsOf(page);
  await page.route(/get-job-details/, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const failed = page.waitForResponse(/get-job-details/);
  await firstJob(page).hover();
  await failed;
  await firstJob(page).click();
  await expect(page.getByRole('button', { name: 'Apply now' }).first()).toBeVisible();
  expect(calls.filter((name) => name === 'get-job-details')).toHaveLength(2);
});

test('the list is there at once when a visitor comes back to it, as it was and where it was', async ({ page }) => {
  await page.goto('/jobs?search=driver');
  await hydrated(page);
  const fifth = page.getByRole('article').nth(4).getByRole('link').first();
  await fifth.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await fifth.click();
  await expect(page.getByRole('button', { name: 'Apply now' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = callsOf(page);
  const back = page.getByRole('link', { name: 'Back to jobs' });
  await back.hover();
  await page.waitForTimeout(PONDERS_MS);
  await back.click();
  await expect(fifth).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Apply now' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((name) => name.startsWith('get-'))).toEqual([]);
});

test('a list that was left for longer is there at once, too, and is then read again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/jobs');
  await hydrated(page);
  const title = await firstJob(page).textContent();
  await firstJob(page).click();
  await expect(page.getByRole('button', { name: 'Apply now' }).first()).toBeVisible();
  await page.clock.fastForward('05:00');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/get-jobs/, async (route) => {
    await held;
    const list = (await (await route.fetch()).json()) as { jobs: object[] };
    await route.fulfill({ json: { ...list, jobs: list.jobs.slice(1) } });
  });
  await page.goBack();
  await expect(firstJob(page)).toHaveText(title ?? '');
  answer();
  await expect(firstJob(page)).not.toHaveText(title ?? '');
});

test('a page that needs a password is not read ahead, even for somebody who has given it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto('/staff');
  await hydrated(page);
  await page.getByLabel('Staff password', { exact: true }).fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const submissions = page.getByRole('main').getByRole('link', { name: 'Submissions' }).first();
  await expect(submissions).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = callsOf(page);
  await submissions.hover();
  await page.waitForTimeout(PONDERS_MS);
  // The desk itself reads what waits every now and then.
  expect(calls).not.toContain('submissions');
  await submissions.click();
  await expect.poll(() => calls).toContain('submissions');
});

test('what a link asks for is not asked before it is followed, as searches are counted', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const calls = callsOf(page);
  await page.getByRole('link', { name: /next/i }).hover();
  await page.waitForTimeout(PONDERS_MS);
  expect(calls).toEqual([]);
});

for (const [who, connection] of [
  ['asks browsers to save data', { saveData: true, effectiveType: '4g' }],
  ['has a slow connection', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`nothing is fetched ahead for a visitor who ${who}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto('/jobs');
    await hydrated(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await firstJob(page).hover();
    await page.waitForTimeout(PONDERS_MS);
    expect(requests).toEqual([]);
  });
}

test('until the scripts come, a likely page is fetched as a document when its link is pointed at', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  const fetched = new Promise<void>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve());
  });
  await devtools.send('Preload.enable');
  await page.route(/\/shell\/assets\/entry-.*\.js/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const jobs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' });
  await jobs.hover();
  await fetched;
  await jobs.click({ noWaitAfter: true });
  await page.waitForURL('/jobs', { waitUntil: 'commit' });
  const how = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { deliveryType?: string }).deliveryType;
  });
  expect(how).toBe('navigational-prefetch');
});

test('once the scripts have come, nothing is fetched as a document', async ({ page }) => {
  const document = await page.goto('/');
  expect(await document?.text()).toContain('<script type="speculationrules">');
  await hydrated(page);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

/** How often the page has faded into the next. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const site = window as { fades?: number };
    site.fades = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...how) => {
      site.fades! += 1;
      return start(...how);
    };
  });
  return () => page.evaluate(() => (window as { fades?: number }).fades ?? 0);
}

test('one page fades into the other, which can be used at once and has the focus', async ({ page }) => {
  const fades = await countFades(page);
  await page.goto('/jobs');
  await hydrated(page);
  await firstJob(page).click();
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(fades).toBe(1);
  const { blocked, lasts } = await page.evaluate(() => {
    const { pointerEvents } = getComputedStyle(document.documentElement, '::view-transition');
    const animations = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
    return { blocked: pointerEvents !== 'none', lasts: animations.map(Number) };
  });
  expect(blocked).toBe(false);
  expect(Math.max(0, ...lasts)).toBeLessThanOrEqual(120);
  await page.goBack();
  await expect(firstJob(page)).toBeVisible();
  await expect.poll(fades).toBe(2);
});

test('a fade that is skipped, as the router does for a faster visitor, is no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/jobs');
  await hydrated(page);
  await page.evaluate(async () => {
    document.startViewTransition(() => undefined).skipTransition();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(errors).toEqual([]);
});

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages take each other’s place without a transition', async ({ page }) => {
    const fades = await countFades(page);
    await page.goto('/jobs');
    await hydrated(page);
    await firstJob(page).click();
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expect(firstJob(page)).toBeVisible();
    expect(await fades()).toBe(0);
  });
});
