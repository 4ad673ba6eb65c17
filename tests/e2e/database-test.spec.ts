import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { advert } from '@site/api/test-support';
import { expect, expectAccessible, hydrated, passwords, test as base, withServer } from './support/site.ts';

interface Feed {
  /** What the next sync finds. */
  holds(...adverts: readonly object[]): Promise<void>;
  /** The next sync finds no feed. */
  breaks(): Promise<void>;
}

const CLASS_1 = advert(1, { AdvertTitle: 'Class 1 Night Trunker' });
const VAN = advert(2, { AdvertTitle: 'Parcel Van Driver', Industry: 'Van Driver' });

/** A site whose feed the test writes; it begins with one job. */
const test = base.extend<{ feed: Feed & { url: string } }>({
  baseURL: async ({ feed }, use) => use(feed.url),
  feed: async ({ builds }, use) => {
    const feedFile = join(builds, 'feed.json');
    const write = (text: string) => writeFile(feedFile, text);
    const holds = (...Adverts: readonly object[]) =>
      write(JSON.stringify({ PageIndex: 0, PageCount: 1, TotalItemCount: Adverts.length, Adverts }));
    await holds(CLASS_1);
    await withServer({ feedFile }, ({ url }) => use({ url, holds, breaks: () => write('<!doctype html>') }));
  },
});

const jobsOf = (page: Page) => page.getByRole('table', { name: 'The newest jobs in the database' });
const statusOf = (page: Page) => page.getByRole('region', { name: 'Sync status' });

async function open(page: Page) {
  await page.goto('/test-supabase');
  await hydrated(page);
}

async function signIn(page: Page) {
  await open(page);
  await page.getByLabel('Staff password', { exact: true }).fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are signed in as staff.')).toBeVisible();
}

/** Another member of staff, in a browser of their own. */
async function colleague(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page);
  return page;
}

async function clear(page: Page) {
  await page.getByRole('button', { name: 'Clear all jobs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all jobs' }).click();
}

test('a sync adds a job, which then shows on the page, on /jobs and in the audit log', async ({ page, feed }) => {
  await signIn(page);
  await feed.holds(CLASS_1, VAN);
  await page.getByRole('button', { name: 'Sync Jobs' }).click();
  await expect(page.getByText('Sync completed: 2 processed, 1 added, 0 updated')).toBeVisible();
  await expect(jobsOf(page)).toContainText('Parcel Van Driver');
  await expect(statusOf(page)).toContainText('Completed');
  await expect(page.getByRole('row', { name: /You.*Synced jobs.*Done.*1/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: /Parcel Van Driver/ }).first()).toBeVisible();
});

test('data and status are read again one second after a sync', async ({ page, feed }) => {
  const status = '/.netlify/functions/sync-status';
  await page.clock.install();
  await signIn(page);
  await feed.holds(CLASS_1, VAN);
  // What the page reads by itself says nothing new.
  const body = await (await page.request.get(status)).text();
  await page.route(`**${status}`, (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Sync Jobs' }).click();
  await expect(page.getByText(/^Sync completed/)).toBeVisible();

  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await page.clock.runFor(999);
  expect(reads).not.toContain('/rest/v1/public_jobs');
  const read = page.waitForRequest(/public_jobs/);
  await page.clock.runFor(1);
  await read;
  await expect(jobsOf(page)).toContainText('Parcel Van Driver');
});

test('the page reads the status by itself every five seconds, and only while it can be seen', async ({ page }) => {
  const status = /\/sync-status$/;
  const show = (visibility: 'hidden' | 'visible') =>
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  await page.clock.install();
  // From the beginning, so that no read is in flight when the clock stops.
  await page.addInitScript(show, 'hidden' as const);
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const reads: string[] = [];
  page.on('request', (request) => status.test(request.url()) && reads.push(request.url()));
  await page.clock.runFor(60_000);
  expect(reads).toEqual([]);
  await page.evaluate(show, 'visible' as const);
  const read = page.waitForRequest(status);
  await page.clock.runFor(5_000);
  expect((await read).headers()['x-unattended']).toBe('1');
});

test('clearing asks first, clears, and says how many', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Clear all jobs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear all jobs' });
  await expect(dialog).toContainText(
    'Are you sure you want to clear ALL jobs from the database? This cannot be undone!',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(jobsOf(page)).toContainText('Class 1 Night Trunker');

  await clear(page);
  await expect(page.getByText('Successfully cleared 1 jobs from database')).toBeVisible();
  await expect(page.getByText('No jobs found yet. Click "Sync Jobs" to fetch...')).toBeVisible();
  await expect(page.getByRole('row', { name: /You.*Cleared all jobs.*Done.*1/ })).toBeVisible();
  await page.goto('/jobs');
  await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();
});

test('without a staff session nothing is written: the page explains why and offers the sign-in', async ({
  page,
  feed,
  allowConsole,
}) => {
  allowConsole(/401/);
  for (const name of ['trigger-sync', 'clear-jobs']) {
    const refused = await page.request.post(`/.netlify/functions/${name}`);
    expect(refused.status()).toBe(401);
  }
  await feed.holds(CLASS_1, VAN);
  await open(page);
  await page.getByRole('button', { name: 'Sync Jobs' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Only staff can change the jobs.' })).toBeVisible();
  await expect(page.getByLabel('Staff password', { exact: true })).toBeFocused();
  await clear(page);
  const dialog = page.getByRole('dialog', { name: 'Clear all jobs' });
  await expect(dialog.getByRole('alert')).toContainText('Please enter the staff password.');
  await expect(dialog.getByLabel('Staff password', { exact: true })).toBeFocused();
  await open(page);
  await expect(page.getByRole('heading', { name: 'Current jobs (1)' })).toBeVisible();
});

test('a feed that fails shows Failed, with its reason', async ({ page, feed, allowConsole }) => {
  allowConsole(/502/);
  await signIn(page);
  await feed.breaks();
  await page.getByRole('button', { name: 'Sync Jobs' }).click();
  const reason = /The job feed/;
  await expect(page.getByRole('alert').filter({ hasText: /^Sync failed: / })).toContainText(reason);
  await expect(statusOf(page)).toContainText('Failed');
  await expect(statusOf(page)).toContainText(reason);
  await expect(page.getByRole('row', { name: /You.*Synced jobs.*Failed/ })).toBeVisible();
  await expect(jobsOf(page)).toContainText('Class 1 Night Trunker');
});

test('two staff sessions see each other’s changes without a reload', async ({ page, browser, feed }) => {
  await signIn(page);
  const other = await colleague(browser, feed.url);
  await feed.holds(CLASS_1, VAN);
  await other.getByRole('button', { name: 'Sync Jobs' }).click();
  await expect(jobsOf(page)).toContainText('Parcel Van Driver');
  await expect(page.getByRole('row', { name: /Session .*Synced jobs/ })).toBeVisible();

  await clear(page);
  await expect(other.getByText('No jobs found yet. Click "Sync Jobs" to fetch...')).toBeVisible();
  await expect(other.getByRole('row', { name: /Session .*Cleared all jobs/ })).toBeVisible();
  await other.context().close();
});
