import type { Page } from '@playwright/test';
import { DATABASE_OUT } from '@site/contract';
import { sql } from 'kysely';
import { expect, hydrated, test } from './support/site.ts';

async function sendMessage(page: Page, message = 'Two Class 1 drivers for Monday at six, please.') {
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Depot');
  await form.getByLabel('Email').fill('rosa@client.example');
  await form.getByLabel('Phone').fill('(01632) 960-123');
  await form.getByRole('combobox').selectOption('emergency');
  await form.getByLabel(/message/i).fill(message);
  await form.getByRole('button', { name: 'Send message' }).click();
  return form;
}

test('a contact message is stored and mailed, and the form can be used again', async ({ page, site }) => {
  await page.goto('/contact');
  await hydrated(page);
  const form = await sendMessage(page);
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();

  await expect
    .poll(() => site.smtp.mails.filter(({ source }) => source.includes('rosa@client.example')).length)
    .toBe(2);
  const rows = await site.server.services.db
    .selectFrom('form_submissions')
    .select(['content'])
    .where('form', '=', 'send-email')
    .execute();
  expect(rows.map(({ content }) => content['email'])).toContain('rosa@client.example');
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('');
});

test('each mistake has a message beside its field, which disappears when the field is edited', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByRole('button', { name: 'Send message' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Please select how we can help you',
    'Please tell us more about your requirements',
  ]) {
    await expect(form.getByText(message).last()).toBeVisible();
  }
  await form.getByLabel('First name').fill('R');
  await expect(form.getByText('First name is required')).toHaveCount(0);
});

test('too many messages are refused, with the time to wait', async ({ page, allowConsole }) => {
  allowConsole(/429/);
  await page.route('**/send-email', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '900' },
      json: { error: 'Too many requests. Please wait 15 minutes before trying again.' },
    }),
  );
  await page.goto('/contact');
  await hydrated(page);
  const form = await sendMessage(page);
  await expect(
    page.getByText('There was an error sending your message. Please try again or call us directly.'),
  ).toBeVisible();
  await expect(page.getByText('Too many requests. Please wait 15 minutes before trying again.')).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Rosa');
});

test('while the database takes no writes, a message is refused with what to do, and kept', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/503/);
  const { db } = site.server.services;
  await page.goto('/contact');
  await hydrated(page);
  await sql`set default_transaction_read_only = on`.execute(db);
  const form = await sendMessage(page, 'A driver for Tuesday, please.');
  await expect(page.getByText(DATABASE_OUT)).toBeVisible();
  await sql`set default_transaction_read_only = off`.execute(db);
  await expect(form.getByLabel('First name')).toHaveValue('Rosa');
  await expect(form.getByLabel(/message/i)).toHaveValue('A driver for Tuesday, please.');
});

test('a form that is sent before the scripts have arrived comes back with its mistakes, and alive', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400|ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('First name').fill('Rosa');
  await page.unroute(/\.js$/);
  await form.getByRole('button', { name: 'Send message' }).click();
  await hydrated(page);
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expect(form.getByLabel('First name')).toHaveValue('Rosa');
  await form.getByLabel('Last name').fill('D');
  await expect(form.getByText('Last name is required')).toHaveCount(0);
});
