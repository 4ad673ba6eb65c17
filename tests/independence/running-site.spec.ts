import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PageState } from '../../shell/src/page-state.ts';
import type { RunningServer } from '../../server/start-server.ts';
import { versionIn } from '../e2e/support/registry.ts';
import { expect, hydrated, passwords, test as base, withServer } from '../e2e/support/site.ts';
import { withDevelopmentServer, type DevelopmentServer } from './support/development-server.ts';
import { startFront, type Front } from './support/front.ts';

interface Development {
  /** A site in production. */
  site: RunningServer;
  front: Front;
  /** The job board's, put into that site. */
  server: DevelopmentServer;
}

const test = base.extend<object, { development: Development }>({
  development: [
    async ({}, use) => {
      await withServer({ trustedProxies: 1 }, async (site) => {
        const front = await startFront(site.url);
        await withDevelopmentServer('job-board', front.url, (server) => use({ site, front, server }));
        await front.close();
      });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ development }, use) => use(development.server.url),
});

test.describe.configure({ mode: 'default' });

// The copy's packages are links to this project's, from which Vite serves the copy no fonts.
test.beforeEach(({ allowConsole }) => allowConsole(/403 \(Forbidden\)/));

/** The version of a remote that the page's document names. */
const versionOf = async (page: Page, name: string) => {
  const state = await page.locator('#page-state').textContent();
  return (JSON.parse(state!) as PageState).remotes.find((remote) => remote.name === name)?.version;
};

/** Marks the page's document, and says later whether it is still the same. */
const markDocument = async (page: Page) => {
  await page.evaluate(() => (document.body.dataset['isTheSame'] = 'yes'));
  return () => page.evaluate(() => document.body.dataset['isTheSame'] === 'yes');
};

const openFromBanner = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).first().click();

test('a change in a remote’s sources shows in a running site, on that site’s data, without a reload', async ({
  page,
  development: { front, server },
}) => {
  const jobs = page.getByRole('article').getByRole('heading');
  await page.goto(`${front.url}/jobs`);
  const onSite = await jobs.allTextContents();
  expect(onSite.length).toBeGreaterThan(5);

  await page.goto('/jobs');
  await hydrated(page);
  expect(await jobs.allTextContents()).toEqual(onSite);
  const isTheSame = await markDocument(page);
  await server.edit('pages/job-list/page.tsx', 'Find your next job, on the road or behind it', 'Jobs from the sources');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs from the sources' })).toBeVisible();
  expect(await isTheSame()).toBe(true);
  expect(await jobs.allTextContents()).toEqual(onSite);

  const html = await (await page.request.get('/jobs')).text();
  expect(html).toContain('Jobs from the sources</h1>');
  expect(html).not.toContain('mock-panel');
  expect(server.output()).toContain(`from ${front.url}: everything else`);
});

test('other remotes’ pages come from the site in its versions, and links lead from the ones to the others', async ({
  page,
}) => {
  const marketing = await versionIn(join(import.meta.dirname, '../../remotes/marketing/dist'));
  await page.goto('/jobs');
  await hydrated(page);
  expect(await versionOf(page, 'job-board')).toBe('sources');
  expect(await versionOf(page, 'marketing')).toBeUndefined();
  await openFromBanner(page, 'About');
  await expect(page).toHaveURL('/about');
  await hydrated(page);
  expect(await versionOf(page, 'marketing')).toBe(marketing);
  await openFromBanner(page, 'Jobs');
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the site’s own shell shows the remote from its sources, with its own React, and a change without a reload', async ({
  page,
  development: { server },
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await hydrated(page);
  const isTheSame = await markDocument(page);
  await openFromBanner(page, 'Jobs');
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(scripts).toContain('/@container/job-board/src/pages/job-list/page.tsx');
  expect(scripts.filter((path) => /^\/shell\/assets\/entry-client-.*\.js$/.test(path))).toHaveLength(1);
  expect(scripts.filter((path) => /\/(deps|node_modules)\/.*react/.test(path))).toEqual([]);

  const heading = page.getByRole('heading', { level: 1 });
  const text = (await heading.textContent())!;
  await server.edit('pages/job-list/page.tsx', text, 'Jobs in the site’s shell');
  await expect(heading).toHaveText('Jobs in the site’s shell');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/.+/);
  await openFromBanner(page, 'About');
  await expect(page).toHaveURL('/about');
  expect(await isTheSame()).toBe(true);
});

test('a form is sent to the site, with its file', async ({ page, development }) => {
  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/.+/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Apply now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Ada Haulage');
  await dialog.getByLabel('Email').fill('ada@applicant.example');
  await dialog.getByLabel('Phone').fill('+44 1632 960 555');
  const cv = { name: 'Ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${'x'.repeat(2_000_000)}`) };
  await dialog.getByLabel(/^CV \(/).setInputFiles(cv);
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  const reference = (await dialog.textContent())?.match(/APP-\w{6}/)?.[0];
  const { db } = development.site.services;
  const sent = await db
    .selectFrom('form_submissions')
    .select('content')
    .where('reference', '=', reference ?? '')
    .execute();
  expect(sent).toMatchObject([{ content: { email: 'ada@applicant.example' } }]);
});

test('staff sign in, and the site knows them by a cookie that nothing else on this machine gets', async ({
  page,
  context,
  development: { front },
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto('/staff');
  await hydrated(page);
  await page.getByLabel('Staff password', { exact: true }).fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Remotes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain(`${new URL(front.url).host.replace(':', '_')}~__Host-session-staff`);
});

test('while the site is gone, pages say so, and the terminal names it', async ({ page, development, allowConsole }) => {
  allowConsole(/502/);
  const { front, server } = development;
  front.isUp = false;
  try {
    await page.goto('/jobs');
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('heading', { name: /could not|couldn’t/ }))
        .first(),
    ).toBeVisible();
    expect((await page.goto('/about'))?.status()).toBe(502);
    await expect(page.getByText(`There is no answer from ${front.url}`)).toBeVisible();
    expect(server.output()).toContain(`"event":"site.unreachable","site":"${front.url}"`);
  } finally {
    front.isUp = true;
  }
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
});
