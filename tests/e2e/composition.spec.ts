import type { Page } from '@playwright/test';
import { expect, hydrated, test, withFragments } from './support/site.ts';

test('there is one React in the page, whichever remotes have been visited', async ({ page, request }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const sources = await Promise.all(scripts.map(async (script) => (await request.get(script)).text()));
  // Only React's own code defines this hook; all other code reads it.
  const copies = scripts.filter((_, index) => /\.useSyncExternalStore=function/.test(sources[index] ?? ''));
  expect(copies.map((script) => new URL(script).pathname)).toEqual([expect.stringMatching(/^\/shell\//)]);
});

interface Federation {
  __FEDERATION__: { __INSTANCES__: { name: string; options: { remotes: { name: string; entry: string }[] } }[] };
}

/** Who takes part in the federation: the host, and the containers that have been loaded. */
const participants = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Federation).__FEDERATION__.__INSTANCES__.map(({ name }) => name));

test('the shell is the host of a federation, and loads the remotes that a page leads to as its containers', async ({
  page,
}) => {
  const response = await page.goto('/jobs');
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  expect(await participants(page)).toEqual(['shell', 'job_board']);
  const remotes = await page.evaluate(
    () => (globalThis as unknown as Federation).__FEDERATION__.__INSTANCES__[0]!.options.remotes,
  );
  expect(remotes.map(({ name }) => name)).toEqual(['job-board', 'marketing']);
  for (const { name, entry } of remotes) {
    const [, version] = new RegExp(`/remotes/${name}/([^/]+)/container\\.js$`).exec(entry) ?? [];
    expect(html).toContain(`"name":"${name}","version":"${version}"`);
  }
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/Contact/);
  expect(await participants(page)).toEqual(['shell', 'job_board', 'marketing']);
});

test('no public page tells of the desk; a link that leads there all the same opens a new document', async ({
  page,
}) => {
  const response = await page.goto('/jobs');
  expect(/\/staff|staff-tools/.exec((await response?.text()) ?? '')).toBeNull();
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({ key: 'desk', idx: 1 }, '', '/staff/sign-in');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await hydrated(page);
  expect(await participants(page)).toEqual(['shell', 'staff_tools']);
});

for (const path of ['/', '/jobs', '/contact', '/jobs/saved'])
  test(`the HTML of ${path} names every script that the page needs, so that none waits for another`, async ({
    page,
  }) => {
    const { html } = await withFragments(page.request, path);
    await page.goto(path);
    await hydrated(page);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.js') ? new URL(name).pathname : [])),
    );
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((script) => !html.includes(`="${script}"`))).toEqual([]);
  });

test('navigating between remotes does not reload the document', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  const navigation = page.getByRole('navigation').first();
  await navigation.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page).toHaveTitle(/jobs/i);
  await expect(navigation.getByRole('link', { name: 'Jobs', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/.+/);
  await navigation.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/Contact/);
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

const ROUTES = [
  '/',
  '/about',
  '/partners',
  '/partners/weightmans',
  '/partners/cpt',
  '/clients',
  '/candidates',
  '/jobs',
  '/jobs/alerts',
  '/blog',
  '/blog/future-of-hgv-driving',
  '/blog/safety-tips',
  '/blog/salary-negotiation',
  '/blog/driver-hours-regulations',
  '/blog/career-progression',
  '/blog/scotland-expansion',
  '/contact',
  '/subscription',
  '/privacy',
  '/terms',
  '/test-supabase',
  '/test-supabase-debug',
  '/lcrca-proposal',
  '/LCRCAPROPOSAL',
  '/proposals/lcrca/original',
  '/proposals/lcrca/updated',
  '/transport-uk-proposal',
];

test('every route answers 200 with its own heading and title', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const route of ROUTES) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g), route).toHaveLength(1);
    titles.set(route, html.match(/<title>(.*?)<\/title>/)?.[1] ?? '');
  }
  const proposals = ROUTES.filter((route) => /proposal/i.test(route));
  const others = ROUTES.filter((route) => !proposals.includes(route)).map((route) => titles.get(route));
  expect(new Set(others).size).toBe(others.length);
});

test('a path that no remote owns answers 404 with a friendly page', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  for (const [path, wayOn] of [
    ['/nowhere', 'Browse jobs'],
    ['/blog/no-such-article', 'Read the blog'],
    ['/partners/nobody', 'Meet our partners'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('link', { name: wayOn })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('a trailing slash redirects to the page’s one path, on this host', async ({ request }) => {
  const response = await request.get('/jobs/?page=2', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/jobs?page=2');
  const sneaky = await request.get('/%2F%2Felsewhere.example/', { maxRedirects: 0 });
  expect(sneaky.headers()['location'] ?? '/').toMatch(/^\/(?!\/)/);
});

test('a page has the same style sheets, whichever way a visitor comes to it', async ({ page }) => {
  const sheets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    );
  await page.goto('/jobs');
  const opened = await sheets();
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs$/);
  expect(opened.length).toBeGreaterThan(1);
  const visited = await sheets();
  expect(opened.filter((sheet) => !visited.includes(sheet))).toEqual([]);
});
