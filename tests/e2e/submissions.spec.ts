import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, passwords, test } from './support/site.ts';

const CV = Buffer.from('%PDF-1.7 Ada');

async function apply(page: Page, name: string): Promise<string> {
  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('link').click();
  await hydrated(page);
  await page.getByRole('button', { name: 'Apply now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Email').fill('ada@applicant.example');
  await dialog.getByLabel('Phone').fill('+44 1632 960 555');
  await dialog.getByLabel('Cover letter').fill('Twelve years of night trunking.');
  await dialog.getByLabel(/^CV \(/).setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: CV });
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  return /APP-\w{6}/.exec((await dialog.textContent()) ?? '')![0];
}

async function signIn(page: Page, path: string) {
  await page.goto(path);
  await page.getByLabel('Staff password').fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

test('staff find an application, reveal it, download its CV and mark it done; a colleague sees it, and the audit log has it all', async ({
  page,
  browser,
  baseURL,
}) => {
  const reference = await apply(page, 'Ada Haulage');
  const path = `/staff/submissions/${reference}`;
  const colleague = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(colleague, '/staff/submissions');
  const row = colleague.getByRole('row', { name: new RegExp(`${reference}.*A••• H•••, a•••@applicant.example`) });
  await expect(row).toContainText('New');

  await page.goto('/staff/submissions');
  await hydrated(page);
  await signIn(page, '/staff/submissions');
  await page.getByRole('link', { name: reference }).click();
  await page.waitForURL(path);
  await expect(page.getByText('A••• H•••', { exact: true })).toBeVisible();
  for (const address of ['/staff/submissions', path]) {
    const html = await (await page.request.get(address)).text();
    expect(html).toContain('A••• H•••');
    expect(html).not.toMatch(/Ada Haulage|ada@applicant|960 555|night trunking/);
  }

  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(page.getByText('Ada Haulage', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Ada Haulage.pdf (1 KB)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${reference}.pdf`);
  expect(await readFile(await download.path())).toEqual(CV);

  await page.getByLabel('Done').check();
  await page.getByLabel(/^Note/).fill('Starts on Monday.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(row).toContainText('Done');
  await expect(row).toContainText('Note');
  await colleague.close();

  await page.reload();
  await expect(page.getByText('A••• H•••', { exact: true })).toBeVisible();
  await expect(page.getByText('Ada Haulage', { exact: true })).toHaveCount(0);
  await page.goto('/staff/audit-log');
  for (const action of ['Revealed a submission', 'Downloaded a CV', 'Changed a submission'])
    await expect(page.getByRole('row', { name: `You ${action}: ${reference} Done` })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a submission is revealed on its own page until that is left, and nothing typed is lost in a conflict', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(/409/);
    const { db } = site.server.services;
    const sent = await page.request.post('/.netlify/functions/send-email', {
      data: {
        firstName: 'Ben',
        lastName: 'Haulage',
        email: 'ben@example.org',
        phone: '01632 960 202',
        inquiryType: 'hire',
        message: 'Six drivers for Aintree, please.',
      },
    });
    const { reference } = (await sent.json()) as { reference: string };
    await signIn(page, `/staff/submissions/${reference}`);
    await expect(page.getByText('Six drivers for Aintree')).toHaveCount(0);
    await page.getByRole('button', { name: 'Reveal' }).click();
    await expect(page.getByText('Six drivers for Aintree')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: 'Hide' }).click();
    await expect(page.getByText('Six drivers for Aintree')).toHaveCount(0);

    await page.getByLabel(/^Note/).fill('Mine.');
    await db
      .updateTable('form_submissions')
      .set({ note: 'Theirs.', status: 'in-hand', revision: 1 })
      .where('reference', '=', reference)
      .execute();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Theirs.')).toBeVisible();
    await expect(page.getByLabel(/^Note/)).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Save mine instead' }).click();
    await expect(page.getByText('There is a note.')).toBeVisible();
    const row = await db
      .selectFrom('form_submissions')
      .select(['note', 'status', 'revision'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    expect(row).toEqual({ note: 'Mine.', status: 'new', revision: 2 });
  });
});
