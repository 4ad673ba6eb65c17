import type { Page } from '@playwright/test';
import { brand } from '../../design-system/src/brand/facts.ts';
import { expect, expectAccessible, hydrated, test } from './support/site.ts';

const PAGES = [
  '/',
  '/about',
  '/clients',
  '/candidates',
  '/contact',
  '/blog',
  '/blog/safety-tips',
  '/blog/salary-negotiation',
  '/subscription',
  '/jobs',
  '/jobs?location=Leeds&location=London&salary_min=30000',
  '/jobs/hgv-driver',
  '/jobs/transport-clerk-birmingham-482520',
];

declare global {
  /** What asked for the browser's locales. */
  var localised: string[];
}

/** Runs in the page. */
function watchLocales() {
  globalThis.localised = [];
  const note = (name: string) => globalThis.localised.push(`${name} ${new Error(name).stack?.split('\n')[3]}`);
  const watched = <Work extends object>(name: string, work: Work): Work =>
    new Proxy(work, {
      apply: (target, self, args) => (note(name), Reflect.apply(target as never, self, args)),
      construct: (target, args, self) => (note(name), Reflect.construct(target as never, args, self) as object),
    });
  const watch = (owner: object, name: string) => {
    const { value } = Object.getOwnPropertyDescriptor(owner, name) as { value: object };
    Object.defineProperty(owner, name, { value: watched(name, value), configurable: true, writable: true });
  };
  for (const name of Object.getOwnPropertyNames(Intl)) if (/^[A-Z]/.test(name)) watch(Intl, name);
  watch(String.prototype, 'localeCompare');
  for (const { prototype } of [Number, Date, Array, BigInt])
    for (const name of Object.getOwnPropertyNames(prototype)) if (name.startsWith('toLocale')) watch(prototype, name);
}

test('no page makes the browser list its locales before it reacts: that alone takes a phone 100 ms', async ({
  page,
}) => {
  await page.addInitScript(watchLocales);
  for (const path of PAGES) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => globalThis.localised), path).toEqual([]);
  }
  expect(await page.evaluate(() => ((1234).toLocaleString('en-GB'), globalThis.localised.length))).toBe(1);
});

test('a page that reacts says what it is called on a home screen', async ({ page }) => {
  const manifest = page.locator('link[rel="manifest"]');
  await page.goto('/jobs');
  await expect(manifest).toHaveCount(1);
  const { name } = (await (await page.request.get((await manifest.getAttribute('href'))!)).json()) as { name: string };
  expect(name).toBe(brand.name);
});

/** Runs in the page: notes what changes in its job cards once they are there. */
function watchCards() {
  const changes: string[] = [];
  Object.assign(globalThis, { changes });
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver((records) => {
      for (const { type, attributeName, target } of records)
        changes.push(`${target.nodeName} ${attributeName ?? type}`);
    });
    for (const card of document.querySelectorAll('article'))
      observer.observe(card, { attributes: true, childList: true, characterData: true, subtree: true });
  });
}

test('hydrating a page of jobs changes nothing in a card, except where its job is saved', async ({ page }) => {
  await page.addInitScript(watchCards);
  const changes = () => page.evaluate(() => (globalThis as { changes?: string[] }).changes);
  await page.goto('/jobs');
  await hydrated(page);
  expect(await changes()).toEqual([]);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await page.reload();
  await hydrated(page);
  expect(await changes()).toEqual(['BUTTON title', 'BUTTON aria-pressed']);
});

test.describe('on a phone, the code of the panel with the filters', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const CODE = /radix-dialog/;
  const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Filters' });
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter jobs' });

  test('is no part of a first visit, and is fetched as soon as a finger or the focus is on the button', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => CODE.test(request.url()) && fetched.push(request.url()));
    await page.goto('/jobs');
    await hydrated(page);
    expect(fetched).toEqual([]);
    await opener(page).focus();
    await expect.poll(() => fetched).toHaveLength(1);
    await opener(page).tap();
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    expect(fetched).toHaveLength(1);
  });

  test('may come late: the panel opens then, without another tap', async ({ page }) => {
    const { promise: late, resolve: deliver } = Promise.withResolvers<void>();
    await page.route(CODE, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/jobs');
    await hydrated(page);
    await opener(page).tap();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page)).toBeHidden();
    deliver();
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });

  test('may not come: the page says so, and Retry loads it again', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED/);
    await page.route(CODE, (route) => route.abort());
    await page.goto('/jobs');
    await hydrated(page);
    await opener(page).tap();
    const news = page.getByRole('alert').filter({ hasText: 'This part of the page did not load' });
    await expect(news).toBeVisible();
    await expectAccessible(page);
    await page.unroute(CODE);
    await news.getByRole('button', { name: 'Retry' }).tap();
    await expect(news).toHaveCount(0);
    await hydrated(page);
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
  });
});
