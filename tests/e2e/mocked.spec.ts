import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog } from '@site/api/program';
import { createMockApi, DEFAULT_SETTINGS, SETTINGS_COOKIE, writeSettings, type Override } from '@site/mocks';
import { serveSite } from '../../server/serve-site.ts';
import { startMockedSite } from './support/mocked-site.ts';
import { expect, expectAccessible, hydrated, test } from './support/site.ts';

test('QA sees the composed site on mock responses, and chooses the state with a cookie', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/502|500/);
  const site = await startMockedSite();
  const choose = (...overrides: Override[]) => {
    const value = encodeURIComponent(writeSettings({ ...DEFAULT_SETTINGS, overrides }));
    return context.addCookies([{ name: SETTINGS_COOKIE, value, url: site.url }]);
  };
  try {
    await page.goto(`${site.url}/jobs`);
    await hydrated(page);
    await expect(page.getByRole('article')).toHaveCount(12);

    await choose('empty');
    await page.goto(`${site.url}/jobs`);
    await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();

    await choose('500');
    await page.goto(`${site.url}/jobs`);
    await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();
    await expect(page.getByRole('main').getByText('Retry')).toBeVisible();
  } finally {
    await site.close();
  }
});

test('QA reads the API’s documentation on the mocked site; the live one serves only the OpenAPI document', async ({
  page,
}) => {
  const log = createLog(() => undefined);
  const mocked = await startMockedSite();
  const live = await serveSite({ api: createMockApi(), log, port: 0 });
  try {
    await page.goto(`${mocked.url}/api-docs`);
    await page.getByRole('link', { name: '/.netlify/functions/get-job-details' }).click();
    await expect(page.getByRole('heading', { name: 'GET /.netlify/functions/get-job-details' })).toBeInViewport();
    await expect(page.getByRole('cell', { name: 'There never was a job with this slug' })).toBeVisible();
    await expectAccessible(page);
    for (const { url } of [mocked, live]) {
      const document = await page.request.get(`${url}/openapi.json`);
      expect(await document.json()).toMatchObject({ openapi: '3.1.1' });
    }
    expect((await page.request.get(`${live.url}/api-docs`)).status()).toBe(404);
  } finally {
    await mocked.close();
    await live.close();
  }
});

test('offline, a browser’s call fails as without a connection, and the server’s page says that jobs are missing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/502|ERR_EMPTY_RESPONSE|Failed to load resource/);
  const site = await startMockedSite();
  try {
    await page.goto(`${site.url}/jobs?mock=getJobs:offline`);
    expect(page.url()).toBe(`${site.url}/jobs`);
    await hydrated(page);
    await expect(page.getByRole('main').getByText('Retry')).toBeVisible();
    const call = () => fetch('/.netlify/functions/get-jobs').catch((error: Error) => error.message);
    expect(await page.evaluate(call)).toBe('Failed to fetch');
  } finally {
    await site.close();
  }
});

test('a page whose data never comes still comes, and says so', async ({ page, allowConsole }) => {
  allowConsole(/502/);
  const site = await startMockedSite();
  try {
    await page.goto(`${site.url}/jobs?mock=getJobs:pending`);
    await expect(page.getByRole('main').getByText('Retry')).toBeVisible();
  } finally {
    await site.close();
  }
});

test('the server and the browser go by the clock of the link', async ({ page }) => {
  const site = await startMockedSite();
  try {
    for (const now of ['2026-03-01', '2031-12-31T23:59', '2024-02-29T00:00']) {
      // A page that the browser makes differently is a console error, which fails the test.
      await page.goto(`${site.url}/jobs?mock=&now=${now}`);
      await hydrated(page);
      await expect(page.getByText(/\d days ago/).first()).toBeVisible();
      expect(await page.evaluate(() => new Date().toISOString())).toContain(now.slice(0, 10));
      await page.goto(`${site.url}/jobs/alerts`);
      await hydrated(page);
    }
    const log = (await (await page.request.get(`${site.url}/mocks/log`)).json()) as { entries: { at: string }[] };
    expect(log.entries[0]?.at).toContain('2024-02-29');
  } finally {
    await site.close();
  }
});

test('the live site knows nothing of mocks', async ({ page, site, context }) => {
  const { url } = site.server;
  const value = encodeURIComponent(writeSettings({ overrides: ['getJobs:500'], clockAhead: 10 ** 10, dataset: 'a1' }));
  await context.addCookies([{ name: SETTINGS_COOKIE, value, url }]);
  const { request } = page;
  const pages = ['/jobs?mock=getJobs:500&now=2026-03-01', '/.netlify/functions/sync-status?mock=syncStatus:500'];
  for (const path of pages) {
    const answer = await request.get(url + path, { headers: { 'x-mock': '500' }, maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text()).not.toContain('mocks/');
  }
  for (const path of ['/mocks', '/mocks/log', '/mocks/clock.js', '/mocks/panel.js', '/api-docs'])
    expect((await request.get(url + path)).status(), path).toBe(404);
});

test('nothing that the live site is built of holds the panel or the mocks', async () => {
  const root = join(import.meta.dirname, '../..');
  const files = await Array.fromAsync(glob('{shell,remotes/*}/dist/**/*.{js,css,html,json}', { cwd: root }));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files)
    expect(await readFile(join(root, file), 'utf8'), file).not.toMatch(/mock-panel|__mock|x-mock/);
});
