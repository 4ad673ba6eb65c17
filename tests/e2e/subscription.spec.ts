import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, test, type TestedSite } from './support/site.ts';

/** The path of the link in the latest mail to an address. */
async function mailedPath({ smtp }: TestedSite, address: string): Promise<string> {
  const sent = () => smtp.mails.filter(({ to }) => to.includes(address));
  await expect.poll(() => sent().length, { timeout: 15_000 }).toBe(1);
  const link = /https?:\/\/\S+\/subscription\?confirm=[\w-]+/.exec(sent()[0]!.source.replaceAll('=3D', '='))?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

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
  const path = await mailedPath(site, 'reader@example.org');
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
