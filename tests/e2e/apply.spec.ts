import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site.ts';

async function openApplication(page: Page) {
  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/.+/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Apply now' }).first().click();
  return page.getByRole('dialog');
}

test('an application is stored, given a reference, and mailed to the agency and the applicant', async ({
  page,
  site,
}) => {
  const dialog = await openApplication(page);
  await dialog.getByLabel('Full name').fill('Ada Haulage');
  await dialog.getByLabel('Email').fill('ada@applicant.example');
  await dialog.getByLabel('Phone').fill('+44 1632 960 555');
  await dialog.getByLabel('Cover letter').fill('Twelve years of <b>night trunking</b>.');
  const cv = { name: 'Ada Haulage.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Ada') };
  await dialog.getByLabel(/^CV \(/).setInputFiles(cv);
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  const reference = (await page.getByRole('dialog').textContent())?.match(/APP-\w{6}/)?.[0];

  const rows = await site.server.services.db
    .selectFrom('form_submissions')
    .selectAll()
    .where('reference', '=', reference ?? '')
    .execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.content).toMatchObject({ fullName: 'Ada Haulage', email: 'ada@applicant.example' });

  const mails = () => site.smtp.mails.filter(({ source }) => source.includes(reference ?? 'none'));
  await expect.poll(() => mails().length).toBe(2);
  expect(mails().flatMap(({ to }) => to)).toContain('ada@applicant.example');
  expect(
    mails().some(
      ({ source }) =>
        source.includes('<b>night trunking</b>') && /text\/html/.test(source) && !source.includes('&lt;b'),
    ),
  ).toBe(false);
  const attached = mails().filter(({ source }) => source.includes('filename="Ada Haulage.pdf"'));
  expect(attached.map(({ to }) => to)).toEqual([['recruitment@haulwell.example']]);
  expect(attached[0]?.source).toContain(cv.buffer.toString('base64'));

  await page.getByRole('dialog').getByText('Close').last().click();
  await page.reload();
  await expect(page.getByText(`reference ${reference}`)).toBeVisible();
});

test('what was typed survives a refresh, and goes when the visitor clears it', async ({ page }) => {
  const dialog = await openApplication(page);
  await dialog.getByLabel('Full name').fill('Mona Shared');
  await dialog.getByLabel('Cover letter').fill('I know the A1 by heart.');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Apply now' }).first().click();
  await expect(dialog.getByLabel('Cover letter')).toHaveValue('I know the A1 by heart.');
  await dialog.getByRole('button', { name: 'Clear my details' }).click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Mona');
});

test('when the dialog’s code cannot be fetched, the application opens as a page', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load|ERR_FAILED/);
  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('link').click();
  await hydrated(page);
  await page.route(/application-dialog/, (route) => route.abort());
  await page.getByRole('button', { name: 'Apply now' }).first().click();
  await expect(page).toHaveURL(/\/apply$/);
  await expect(page.getByRole('form', { name: 'Application' })).toBeVisible();
});

test('an application with mistakes is refused with a message beside each field, and nothing typed is lost', async ({
  page,
  site,
}) => {
  const before = await countApplications(site);
  const dialog = await openApplication(page);
  await dialog.getByLabel('Full name').fill('Ada Haulage');
  await dialog.getByLabel('Email').fill('not an address');
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Phone number is required');
  await summary.getByRole('link', { name: 'Please enter a valid email address' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ada Haulage');
  expect(await countApplications(site)).toBe(before);
});

test('when offline, the dialog says so, keeps the form, and sends it once the network is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const dialog = await openApplication(page);
  await dialog.getByLabel('Full name').fill('Grace Tramper');
  await dialog.getByLabel('Email').fill('grace@applicant.example');
  await dialog.getByLabel('Phone').fill('01632 960 777');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await expect(dialog.getByText('Network error. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
});

async function countApplications({ server }: { server: { services: { db: import('@site/api').Services['db'] } } }) {
  const { count } = await server.services.db
    .selectFrom('form_submissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('form', '=', 'apply-to-job')
    .executeTakeFirstOrThrow();
  return Number(count);
}
