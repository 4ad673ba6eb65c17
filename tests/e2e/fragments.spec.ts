import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../server/start-server.ts';
import { isHydrated } from '../browsers/in-page.ts';
import { completeVersion, copyOfBuild, descriptorIn, remotesWith } from './support/registry.ts';
import { expect, hydrated, test, withFragments, withServer } from './support/site.ts';

const NAME = 'job-board/latest-jobs';
const FALLBACK = 'The list of all open jobs has the newest ones first.';
const placed = `[data-fragment="${NAME}"]`;
const DRIVER_JOB = '/jobs/class-1-driver-edinburgh-481084';
const WAREHOUSE_JOB = '/jobs/loader-stoke-on-trent-481779';

const homeOf = async ({ url }: Pick<RunningServer, 'url'>) => (await fetch(url)).text();

/** Another version of the job board, whose fragments are these. */
async function withOtherFragments(build: string, code: string): Promise<string> {
  const before = await descriptorIn(build);
  const version = `${before.version}-next`;
  const folder = join(build, version);
  await cp(join(build, before.version), folder, { recursive: true });
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...before, version }));
  const bundle = join(folder, 'server/routes.js');
  const own = (await readFile(bundle, 'utf8')).replace(/export \{([^{}]*)\};?\s*$/, (_all, names: string) => {
    const others = names.split(',').filter((name) => !/\bfragments\s*$/.test(name));
    return `export {${others.join(',')}};`;
  });
  await writeFile(bundle, own + code);
  await completeVersion(folder);
  return version;
}

const fragmentsThat = (loader: string) =>
  `\nconst otherFragments = [{ name: 'latest-jobs', input: { '~standard': { validate: (value) => ({ value }) } }, load: async () => ({ Component: () => 'Another version', loader: ${loader} }) }];\nexport { otherFragments as fragments };\n`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has the newest jobs in its HTML, styled', async ({ page }) => {
    await withFragments(page.request, '/');
    await page.goto('/');
    const jobs = page.locator(placed).getByRole('heading', { level: 3 });
    await expect(jobs).toHaveCount(3);
    await expect(page.locator(`${placed} > ul > li`).first()).toHaveCSS('display', 'flex');
    await page.locator(placed).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/jobs\/.+/);
  });

  for (const [path, heading] of [
    ['/candidates', 'Newest HGV driver jobs'],
    ['/blog/career-progression', 'Newest management jobs'],
  ] as const) {
    test(`${path} has the newest jobs of its trade`, async ({ page }) => {
      await expect
        .poll(async () => (await page.request.get(path)).text())
        .toMatch(new RegExp(`${heading}.*<div data-fragment="${NAME}">(?!.{0,60}The list of)`, 's'));
      await page.goto(path);
      await expect(page.getByRole('region', { name: heading }).getByRole('listitem')).not.toHaveCount(0);
    });
  }

  test('a driver’s job has the articles for drivers in its HTML, and leads to them', async ({ page }) => {
    await withFragments(page.request, DRIVER_JOB);
    await page.goto(DRIVER_JOB);
    const articles = page.getByRole('region', { name: 'Written for HGV drivers' }).getByRole('link');
    await expect(articles).toHaveCount(3);
    const title = await articles.first().textContent();
    await articles.first().click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  });
});

test('a job of a trade without articles has nothing of marketing’s, not even a heading', async ({ page }) => {
  const html = await (await page.request.get(WAREHOUSE_JOB)).text();
  expect(html).toContain('Related jobs');
  expect(html).not.toContain('data-fragment');
  expect(html).not.toContain('Written for');
  expect(html).not.toContain('href="/remotes/marketing/');
});

test('whoever opens a driver’s job from the list gets the articles, too, and opens them in the same document', async ({
  page,
}) => {
  await page.goto('/jobs?category=HGV+Driver');
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('article').first().getByRole('link').first().click();
  const articles = page.getByRole('region', { name: 'Written for HGV drivers' }).getByRole('link');
  await expect(articles).toHaveCount(3);
  await articles.first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
});

/** What the page says to the server of how versions do, each with its remote or, of failures, where it is posted. */
async function reportsFrom(page: Page): Promise<() => unknown[]> {
  const reports: unknown[] = [];
  await page.exposeFunction('takeReport', (url: string, body: string) => {
    const [, remote = url] = /\/remotes\/([^/]+)\/[^/]+\/reports$/.exec(url) ?? [];
    reports.push([remote, JSON.parse(body)]);
  });
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      const { takeReport } = globalThis as unknown as { takeReport: (url: string, body: string) => void };
      void (body as Blob).text().then((text) => takeReport(String(url), text));
      return true;
    };
  });
  return () => reports;
}

/** What the desk explains: a failure of the fragment in the home page. */
const failureOf = (facts: object) => [
  '/failure-reports',
  expect.objectContaining({ route: '/', remote: 'job-board', fragment: 'latest-jobs', ...facts }),
];

/** Whether React has hydrated an element. */
const hasProps = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

test('a fragment is loaded and hydrated after its page, and its links open no document', async ({ page }) => {
  await withFragments(page.request, '/');
  const wasHydrated: boolean[] = [];
  await page.route('**/remotes/job-board/**/*.js', async (route) => {
    wasHydrated.push(await page.evaluate(isHydrated));
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  const link = page.locator(placed).getByRole('link').first();
  await expect.poll(() => link.evaluate(hasProps)).toBe(true);
  expect(new Set(wasHydrated)).toEqual(new Set([true]));
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const title = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title!.trim());
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
});

test('whoever comes from another page gets it, too', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.locator(placed).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.locator(`${placed} > ul > li`).first()).toHaveCSS('display', 'flex');
});

test('when its code does not load, the server’s HTML stays, and its remote’s version is known to have failed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  await withFragments(page.request, '/');
  await page.route('**/remotes/job-board/**/*.js', (route) => route.abort());
  const reports = await reportsFrom(page);
  await page.goto('/');
  await expect.poll(reports).toContainEqual(['job-board', { outcome: 'load-failed' }]);
  await expect
    .poll(reports)
    .toContainEqual(failureOf({ kind: 'file-unreachable', file: expect.stringMatching(/\.js$/) }));
  await expect(page.locator(placed).getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('when it throws in a browser, the fallback takes its place, and its remote’s version is known to have failed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  await withFragments(page.request, '/');
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/("fragments":\{"[^"]+":\{"data":)\[.*?\](?=\}\}\})/s, '$1{}');
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  const reports = await reportsFrom(page);
  await page.goto('/');
  await expect.poll(reports).toContainEqual(['job-board', { outcome: 'render-failed' }]);
  await expect.poll(reports).toContainEqual(failureOf({ kind: 'threw', error: 'TypeError' }));
  await expect(page.getByText(FALLBACK)).toBeVisible();
});

test('whoever leaves a page has seen the versions of its fragments, too', async ({ page }) => {
  await withFragments(page.request, '/');
  const reports = await reportsFrom(page);
  await page.goto('/');
  await hydrated(page);
  const link = page.locator(placed).getByRole('link').first();
  await expect.poll(() => link.evaluate(hasProps)).toBe(true);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(reports).toContainEqual(['job-board', { outcome: 'loaded' }]);
});

test('a page that is translated before the fragment’s code is there stays translated', async ({ page }) => {
  await withFragments(page.request, '/');
  const { promise: translated, resolve } = Promise.withResolvers<void>();
  await page.route('**/remotes/job-board/**/*.js', async (route) => {
    await translated;
    await route.continue();
  });
  await page.goto('/');
  const link = page.locator(placed).getByRole('link').first();
  await link.evaluate((element) => {
    const font = document.createElement('font');
    font.textContent = 'Kierowca';
    element.replaceChildren(font);
  });
  const loaded = page.waitForResponse(/\/remotes\/job-board\/.*latest-jobs\d*\.js$/);
  resolve();
  await loaded;
  await hydrated(page);
  await expect(link).toHaveText('Kierowca');
});

test('when the code that shows fragments does not load, the page stays readable, and the next one has the fallback', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  await withFragments(page.request, '/');
  await page.route('**/assets/shown-fragment-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Parts of this page did not load')).toBeVisible();
  await expect(page.locator(placed).getByRole('heading', { level: 3 })).toHaveCount(3);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await page.getByRole('navigation').getByRole('link', { name: 'Candidates', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Work with people');
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Newest HGV driver jobs' })).toBeVisible();
});

test('when its remote is missing, the page stands with the fallback, and nobody waits', async ({ page, builds }) => {
  const remotesFolder = await remotesWith(builds, { 'job-board': join(builds, 'nothing-here') });
  await withServer({ remotesFolder }, async ({ url }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByText(FALLBACK)).toBeVisible();
  });
});

for (const [how, loader] of [
  ['throws', "async ({ input }) => { if (input.count > 1) throw new Error('no jobs') }"],
  ['is slow', 'async ({ input }) => input.count > 1 && new Promise(() => undefined)'],
] as const) {
  test(`when it ${how}, but not for its example, the page stands with the fallback within the deadline, and hydrates`, async ({
    page,
    builds,
  }) => {
    const build = await copyOfBuild('job-board', join(builds, 'job-board'));
    const version = await withOtherFragments(build, fragmentsThat(loader));
    await writeFile(join(build, 'remote.json'), await readFile(join(build, version, 'remote.json')));
    const remotesFolder = await remotesWith(builds, { 'job-board': build });
    await withServer({ remotesFolder }, async ({ url }) => {
      await fetch(`${url}/about`);
      const start = performance.now();
      expect(await homeOf({ url })).toContain(FALLBACK);
      expect(performance.now() - start).toBeLessThan(2_000);
      await page.goto(url);
      await hydrated(page);
      await expect(page.getByText(FALLBACK)).toBeVisible();
    });
  });
}

test('a released version changes the fragment on a kept page, and a rollback changes it back', async ({ builds }) => {
  const build = await copyOfBuild('job-board', join(builds, 'job-board'));
  const remotesFolder = await remotesWith(builds, { 'job-board': build });
  await withServer({ remotesFolder }, async ({ url, releases }) => {
    await expect.poll(() => homeOf({ url })).toContain('Posted');
    const version = await withOtherFragments(build, fragmentsThat('async () => null'));
    await releases.change({ remote: 'job-board', action: 'release', version }, 'a team');
    await expect.poll(() => homeOf({ url })).toContain('Another version');
    await releases.change({ remote: 'job-board', action: 'rollback' }, 'a team');
    await expect.poll(() => homeOf({ url })).not.toContain('Another version');
    await expect.poll(() => homeOf({ url })).toContain('Posted');
  });
});
