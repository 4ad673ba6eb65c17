import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { remotesWith } from './support/registry.ts';
import { startMockedSite } from './support/mocked-site.ts';
import { expect, expectAccessible, hydrated, passwords, test, withServer } from './support/site.ts';

// Reports of robots, as a browser without a window says it is one, are not stored.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const NUMBER = /ERR-[2-9A-HJKMNP-Z]{6}/;

/** What the visitor is told to quote. */
async function quoted(page: Page): Promise<string> {
  const told = page.getByText('please quote');
  await expect(told).toContainText(NUMBER);
  return NUMBER.exec((await told.textContent()) ?? '')![0];
}

/** What the desk says of a number, typed as it is said on the telephone. */
async function explanationOf(page: Page, url: string, number: string) {
  await page.goto(`${url}/staff/failures?number=${number.toLowerCase().replace('-', '+')}`);
  await hydrated(page);
  const password = page.getByLabel('Staff password', { exact: true });
  await password.fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page.getByRole('table', { name: 'The failure with this number' }).getByRole('row').last();
}

test('a file that is missing for the next page is named on the desk, by the number on the panel', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/./);
  await page.goto('/contact');
  await hydrated(page);
  await page.route(/\/remotes\/job-board\/[^/]+\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  const reported = page.waitForResponse('**/failure-reports');
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).first().click();
  const number = await quoted(page);
  await expectAccessible(page);
  expect((await reported).status()).toBe(204);
  await page.unrouteAll();
  await expect(await explanationOf(page, site.server.url, number)).toContainText(
    /The file assets\/\S+\.js of job-board \S+ was answered with status 404, so \/jobs could not be shown\./,
  );
});

test('files that were changed on the way are named, by the number beside the page that stays readable', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/./);
  await page.route(/\/remotes\/job-board\/[^/]+\/.*\.js$/, async (route) => {
    const body = `globalThis.wasTamperedWith = true;${await (await route.fetch()).text()}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  const reported = page.waitForResponse('**/failure-reports');
  await page.goto('/jobs');
  const number = await quoted(page);
  expect((await reported).status()).toBe(204);
  await page.unrouteAll();
  await expect(await explanationOf(page, site.server.url, number)).toContainText(
    /of job-board \S+ did not have the hash that the version names, so the browser refused it/,
  );
});

test('a page that the server cannot make says its number without JavaScript, and the desk what was missing', async ({
  page,
  browser,
  builds,
  allowConsole,
}) => {
  allowConsole(/./);
  const remotesFolder = await remotesWith(builds, { 'job-board': join(builds, 'nothing-here') });
  await withServer({ remotesFolder }, async ({ url }) => {
    const reader = await browser.newPage({ javaScriptEnabled: false });
    await reader.goto(`${url}/jobs?search=Zebedee+Quux`);
    const number = await quoted(reader);
    await reader.close();
    const row = await explanationOf(page, url, number);
    await expect(row).toContainText('The server has no build of job-board that it can serve');
    await expect(page.getByRole('main')).not.toContainText('Zebedee');
  });
});

test('a page that says itself what is missing has a number, until it is read again', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/./);
  const mocked = await startMockedSite();
  try {
    const failing = `${mocked.url}/jobs/transport-manager-cpc-manchester-7003?mock=getJobDetails:500`;
    const reader = await browser.newPage({ javaScriptEnabled: false });
    await reader.goto(failing);
    await quoted(reader);
    await reader.close();
    await page.goto(failing);
    await hydrated(page);
    await quoted(page);
    await expectAccessible(page);
    await page.request.get(`${mocked.url}/jobs?mock=`);
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Transport Manager');
    await expect(page.getByText('please quote')).toBeHidden();
  } finally {
    await mocked.close();
  }
});

test('an unknown number is answered kindly', async ({ page, site }) => {
  await explanationOf(page, site.server.url, 'ERR-222222');
  await expect(page.getByText('We know no failure with the number “err 222222”')).toBeVisible();
});

test('the mocked site opens a failed page in its state, at its time', async ({ page, allowConsole }) => {
  allowConsole(/./);
  const mocked = await startMockedSite();
  try {
    const link = 'mocks/failed-page?route=%2Fjobs%2F%3Aslug&mock=job-board:missing&now=2026-03-01T09:30';
    await page.goto(`${mocked.url}/${link}`);
    await expect(page).toHaveURL(/\/jobs\/[a-z0-9-]+$/);
    await expect(page.getByText('Parts of this page did not load')).toBeVisible();
    expect(await page.evaluate(() => new Date().toISOString().slice(0, 13))).toBe('2026-03-01T09');
    await page.goto(`${mocked.url}/mocks/failed-page?route=%2Fjobs&mock=getJobs:500&now=2026-03-01`);
    await expect(page).toHaveURL(`${mocked.url}/jobs`);
    await expect(page.getByRole('alert').first()).toBeVisible();
  } finally {
    await mocked.close();
  }
});
