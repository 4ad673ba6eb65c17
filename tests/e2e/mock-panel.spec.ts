import type { Page } from '@playwright/test';
import { DEFAULT_SETTINGS, SETTINGS_COOKIE, writeSettings } from '@site/mocks';
import { addStyle } from './support/add-style.ts';
import { onMockedSite, type MockedSite } from './support/mocked-site.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, hydrated, test as base } from './support/site.ts';

const test = base.extend<object, MockedSite>(onMockedSite);

const badgeOf = (page: Page) => page.getByRole('button', { name: /^Mocked:/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Mocked site' });

async function openPanel(page: Page) {
  await badgeOf(page).click();
  await expect(panelOf(page)).toBeVisible();
}

test('a tester sets a state with the keyboard alone; the page changes, and the panel stays where it was', async ({
  page,
}) => {
  await page.goto('/jobs');
  await hydrated(page);
  await badgeOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('heading', { name: 'Mocked site' })).toBeFocused();

  const here = panelOf(page).getByRole('list', { name: 'Called by this page' });
  const summary = here.locator('summary').filter({ hasText: 'getJobs' });
  const answer = here.getByLabel('Answer');
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(answer).toBeFocused();
  await page.keyboard.press('ArrowDown');

  await expect(page.getByRole('heading', { name: 'No jobs found matching your criteria' })).toBeVisible();
  await expect(badgeOf(page)).toHaveText('Mocked: getJobs:empty');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue('empty');
  await expect(here.getByText('You should see: An empty list')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(badgeOf(page)).toBeFocused();
});

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}

test('a copied link shows a colleague the same; reset brings the usual answers back', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/jobs?mock=getJobs:one&now=2026-03-01');
  await hydrated(page);
  await expect(badgeOf(page)).toHaveText('Mocked: getJobs:one · 1 Mar 2026');
  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(page.locator('mock-panel').getByRole('status').filter({ hasText: 'Copied' })).toHaveText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/jobs\?mock=getJobs:one&now=2026-03-01T09:0\d$/);

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link);
  await expect(colleague.getByText('1 job found')).toBeVisible();
  await expect(badgeOf(colleague)).toHaveText('Mocked: getJobs:one · 1 Mar 2026');
  await colleague.context().close();

  await panelOf(page).getByRole('button', { name: 'Reset everything' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(badgeOf(page)).toHaveText('Mocked: ready');
});

test('the clock is set for the page, and goes back to the real time', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  await openPanel(page);
  await panelOf(page).getByRole('tab', { name: 'Clock' }).click();
  await panelOf(page).getByLabel('Date and time, in UTC').fill('2031-05-04T10:15');
  await panelOf(page).getByRole('button', { name: 'Set the clock' }).click();
  await expect(badgeOf(page)).toHaveText('Mocked: 4 May 2031');
  expect(await page.evaluate(() => new Date().getUTCFullYear())).toBe(2031);
  await panelOf(page).getByRole('button', { name: 'Use the real time' }).click();
  await expect(badgeOf(page)).toHaveText('Mocked: ready');
});

test('requests are listed with their bodies, and can be cleared away', async ({ page, allowConsole }) => {
  allowConsole(/status of 429/);
  await page.goto('/contact?mock=sendEmail:429');
  await hydrated(page);
  await openPanel(page);
  await panelOf(page).getByRole('tab', { name: 'Requests' }).click();
  await page.evaluate(() =>
    fetch('/.netlify/functions/send-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Ana' }),
    }),
  );
  const entry = panelOf(page).getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'sendEmail' });
  await expect(entry.first()).toContainText('429');
  await entry.first().locator('summary').click();
  await expect(entry.getByRole('region', { name: 'Request body' })).toContainText('"firstName": "Ana"');
  await expect(entry.getByRole('region', { name: 'Response body' })).toContainText('Too many requests');
  await expectAccessible(page);
  await panelOf(page).getByRole('button', { name: 'Clear' }).click();
  await expect(panelOf(page).getByText('No requests yet')).toBeVisible();
});

test('a word in the cookie that means nothing is named, with what there is', async ({
  page,
  context,
  mocked,
  allowConsole,
}) => {
  allowConsole(/status of [45]\d\d/);
  const value = encodeURIComponent(
    writeSettings({ ...DEFAULT_SETTINGS, overrides: ['getJobs:emtpy'], dataset: 'ab12' }),
  );
  await context.addCookies([{ name: SETTINGS_COOKIE, value, url: mocked.url }]);
  await page.goto('/jobs');
  await openPanel(page);
  await expect(panelOf(page).getByText('getJobs has no state “emtpy”.')).toBeVisible();
  await panelOf(page).getByText('What there is').click();
  await expect(panelOf(page).getByText('very-slow', { exact: true })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Use getJobs:empty' }).click();
  await expect(page.getByRole('heading', { name: 'No jobs found matching your criteria' })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Remove getJobs:empty' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('the panel fits a narrow window with large text, and every tab is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/jobs?mock=first-day,getJobs:slow');
  await hydrated(page);
  await addStyle(page, 'html { font-size: 200% }');
  await openPanel(page);
  for (const name of ['Presets', 'Endpoints', 'Clock', 'Requests']) {
    await panelOf(page).getByRole('tab', { name }).click();
    await expectNoSidewaysScrolling(page);
    const overflow = await panelOf(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(overflow, name).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test('the badge leaves the button that stays on a phone’s screen free', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs/hgv-class-1-driver-nights-leeds-7001');
  await hydrated(page);
  const apply = await page.getByRole('button', { name: 'Apply now' }).last().boundingBox();
  const badge = await badgeOf(page).boundingBox();
  expect(badge!.y + badge!.height).toBeLessThanOrEqual(apply!.y);
});
