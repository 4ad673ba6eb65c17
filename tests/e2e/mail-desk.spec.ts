import type { Page } from '@playwright/test';
import { resendMail, siteEndpoints } from '@site/contract';
import { expect, expectAccessible, hydrated, passwords, test, type TestedSite } from './support/site.ts';

const ADDRESS = 'piotr@example.net';
const MESSAGE = {
  firstName: 'Piotr',
  lastName: 'Zielinski',
  email: ADDRESS,
  phone: '01632 960 163',
  inquiryType: 'work',
  message: 'Is there anything on nights?',
};

/** Opens a page for staff and signs in. */
async function openDesk(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.getByLabel('Staff password').fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A mail that a mail server refuses is tried twelve times in a day; here, the next attempt is the last. */
async function waitUntilGivenUp({ server: { services } }: TestedSite) {
  const ofPerson = services.db.updateTable('mail_outbox').where('recipient', '=', ADDRESS);
  const status = async () => {
    const mail = services.db.selectFrom('mail_outbox').where('recipient', '=', ADDRESS);
    return await mail.select(['status', 'last_error']).executeTakeFirstOrThrow();
  };
  await expect.poll(async () => (await status()).last_error).toContain('no such user');
  await ofPerson.set({ attempts: 11, due_at: services.clock() }).execute();
  await expect.poll(async () => (await status()).status).toBe('dead');
}

test('a mail that the mail server refused is resent from the page and arrives; a colleague sees it without a reload', async ({
  page,
  site,
  browser,
  allowConsole,
}) => {
  allowConsole(/401/);
  const { smtp, server } = site;
  smtp.refused.add(ADDRESS);
  const sent = await page.request.post(server.url + siteEndpoints.sendEmail.path, { data: MESSAGE });
  expect(sent.ok()).toBe(true);
  await waitUntilGivenUp(site);

  const colleague = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openDesk(colleague, '/staff/mail?status=failed');
  await expect(colleague.getByRole('row', { name: /p•••@example\.net.*Failed.*no such user/ })).toBeVisible();

  await openDesk(page, '/staff/mail?status=failed');
  expect(await page.content()).not.toContain(ADDRESS);
  await page.getByRole('link', { name: /We have your message/ }).click();
  await expect(page.getByText('p•••@example.net').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show this mail' }).click();
  await expect(page.getByText(ADDRESS)).toBeVisible();
  await page.getByText('As HTML').click();
  await expect(page.frameLocator('iframe').getByText('Your message has arrived')).toBeVisible();
  await expectAccessible(page);

  smtp.refused.delete(ADDRESS);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('The mail server took it')).toBeVisible();
  expect(smtp.mails.filter(({ to }) => to.includes(ADDRESS))).toHaveLength(1);
  await expect(colleague.getByRole('row', { name: /p•••@example\.net/ })).toHaveCount(0);
  await colleague.context().close();

  await page.goto('/staff/audit-log');
  await expect(page.getByRole('row', { name: /You.*Resent a mail: MSG-/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /You.*Read a mail: MSG-/ })).toBeVisible();
});

test('nobody without a staff session changes a mail', async ({ page, site: { server } }) => {
  const id = '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10';
  const data = { id, version: 'sent' };
  expect((await page.request.post(server.url + resendMail.path, { data })).status()).toBe(401);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mail is shown by posting, at an address that shows it to nobody else', async ({ page, site: { server } }) => {
    const data = { ...MESSAGE, email: 'greta@example.net' };
    await page.request.post(server.url + siteEndpoints.sendEmail.path, { data });
    await page.goto('/staff/mail');
    await page.getByLabel('Staff password').fill(passwords.staff);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page
      .getByRole('row', { name: /g•••@example\.net/ })
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'Show this mail' }).click();
    await expect(page.getByText('greta@example.net')).toBeVisible();
    await page.goto(page.url());
    await expect(page.getByRole('button', { name: 'Show this mail' })).toBeVisible();
    await expect(page.getByText('greta@example.net')).toHaveCount(0);
  });
});
