import type { APIRequestContext, Page } from '@playwright/test';
import { confirmationPath } from './support/mail.ts';
import { expect, hydrated, test } from './support/site.ts';

async function subscribe(request: APIRequestContext, email: string) {
  const response = await request.post('/.netlify/functions/subscribe', { data: { email } });
  expect([response.status(), await response.json()]).toEqual([200, { success: true }]);
}

async function press(page: Page, path: string, button: string) {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: button }).click();
}

test('a subscriber confirms through the link in the mail, but opening it alone confirms nothing', async ({
  page,
  request,
  site,
}) => {
  await subscribe(request, 'reader@example.org');
  const path = await confirmationPath(site, 'reader@example.org');
  const confirmedAt = () =>
    site.server.services.db
      .selectFrom('subscriptions')
      .select('confirmed_at')
      .where('email', '=', 'reader@example.org')
      .executeTakeFirst();

  expect((await request.get(path)).status()).toBe(200);
  expect(await confirmedAt()).toEqual({ confirmed_at: null });
  await press(page, path, 'Confirm');
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeFocused();
  expect((await confirmedAt())?.confirmed_at).toBeInstanceOf(Date);
});

test('a link that nobody sent is recognised as unknown', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await press(page, '/subscription?confirm=made-up', 'Confirm');
  await expect(page.getByRole('heading', { name: 'We do not recognise this link' })).toBeFocused();
  await press(page, '/subscription?unsubscribe=made-up', 'Unsubscribe');
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
});
