import type { Page } from '@playwright/test';
import { appCode } from '../../api/accounts/app-code.test-support.ts';
import { runCommand } from '../../api/admin/commands.ts';
import { acceptWithPasskey, withDevice, withOwnSite } from './support/accounts.ts';
import { newestLink } from './support/mail.ts';
import { expect, expectAccessible, hydrated, passwords, test } from './support/site.ts';

const PASSWORD = 'three lorries on the ferry';

async function invite(page: Page, name: string, role: string) {
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email address').fill(addressOf(name));
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Invited`) })).toBeVisible();
}

const addressOf = (name: string) => `${name.toLowerCase()}@agency.example`;

const signInWithPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click();

async function clearAllJobs(page: Page) {
  await page.getByRole('button', { name: 'Clear all jobs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear all jobs' });
  await dialog.getByRole('button', { name: 'Clear all jobs' }).click();
  return dialog;
}

test('staff get accounts of their own: passkeys, a lost device, somebody who leaves, and two for what hurts many', async ({
  page,
  browser,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/401|403/);
  await withOwnSite(async (site) => {
    const { url, services } = site.server;
    const openFor = async (name: string) => {
      const context = await browser.newContext({ baseURL: url });
      const window = await context.newPage();
      await withDevice(window);
      await acceptWithPasskey(window, site, addressOf(name));
      return window;
    };

    await test.step('the shared password opens the desk until the first operator has joined', async () => {
      await page.goto(`${url}/staff/accounts`);
      await hydrated(page);
      await page.getByLabel('Staff password', { exact: true }).fill(passwords.staff);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Nobody has an account yet')).toBeVisible();
      await invite(page, 'Ann', 'Operator');
    });

    const laptop = await withDevice(page);
    const [recoveryCode] = await test.step('the invitation leads to a passkey, and to the desk', async () => {
      await page.goto(`${url}${await newestLink(site, addressOf('Ann'), '/staff/welcome/')}`);
      await hydrated(page);
      await expectAccessible(page);
      const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
      expect(codes).toHaveLength(10);
      await page.getByLabel('What is this device called?').fill('Work laptop');
      await page.getByRole('button', { name: 'Create a passkey' }).click();
      await expect(page.getByRole('row', { name: /Work laptop/ })).toBeVisible();
      return codes;
    });

    await test.step('a second device is added, and signs in', async () => {
      await laptop.isLost();
      const phone = await withDevice(page);
      await page.getByLabel('What is this device called?').fill('Phone');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByRole('row', { name: /Phone.*Never/ })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('region', { name: 'Staff access' })).toContainText('You have signed out.');
      await signInWithPasskey(page);
      await expect(page.getByRole('row', { name: /Phone.*UTC/ })).toBeVisible();
      await phone.isLost();
    });

    await test.step('when both are lost, a recovery code signs in, once', async () => {
      await page.context().clearCookies();
      await page.goto(`${url}/staff/sign-in?next=/staff/accounts`);
      await hydrated(page);
      await expectAccessible(page);
      await page.getByLabel('Your email address').fill(addressOf('Ann'));
      await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode!);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    });

    await invite(page, 'Bob', 'Consultant');
    await invite(page, 'Cat', 'Operator');
    const [bob, cat] = await Promise.all(['Bob', 'Cat'].map(openFor));

    await test.step('whoever is removed while signed in is shown the door', async () => {
      await page.getByRole('row', { name: /Bob/ }).getByRole('link', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Remove the account' }).click();
      await expect(page.getByRole('row', { name: /Bob/ })).toHaveCount(0);
      await expect(bob!.getByRole('region', { name: 'Staff access' })).toContainText(
        'Your session has ended. Please sign in again.',
      );
      await expect(bob!.getByRole('row', { name: /Work laptop/ })).toHaveCount(0);
      await signInWithPasskey(bob!);
      await expect(bob!.getByText('This passkey was not accepted. Please try again.')).toBeVisible();
    });

    await test.step('all jobs are cleared when two operators have asked for it', async () => {
      await page.goto(`${url}/test-supabase`);
      await hydrated(page);
      const dialog = await clearAllJobs(page);
      await expect(
        dialog.getByText(/^Another operator has to ask for the same by \d\d:\d\d \(UTC\): Cat\.$/),
      ).toBeVisible();
      await cat!.goto('/staff');
      await hydrated(cat!);
      await expect(cat!.getByText('Ann asks for all jobs to be cleared')).toBeVisible();
      await expectAccessible(cat!);
      await cat!.getByRole('link', { name: 'go there' }).click();
      await clearAllJobs(cat!);
      await expect(cat!.getByText(/^Successfully cleared \d+ jobs from database$/)).toBeVisible();
      const left = await services.db.selectFrom('jobs').select('id').execute();
      expect(left).toEqual([]);
    });

    // The desk would go on asking a site that is gone.
    await page.close();
    await Promise.all([bob, cat].map((window) => window!.context().close()));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a password and codes are set up, and sign in', async ({ page }) => {
    await withOwnSite(async (site) => {
      const { url, services } = site.server;
      await runCommand(services, ['staff', 'add', addressOf('Ann'), 'Ann', 'operator']);
      await page.goto(`${url}${await newestLink(site, addressOf('Ann'), '/staff/welcome/')}`);
      await page.getByText('Where a browser has no passkeys').click();
      const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByRole('textbox', { name: 'Code' }).fill(await appCode(secret));
      await page.getByRole('button', { name: 'Use a password and codes' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();

      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.goto(`${url}/staff/sign-in?next=/staff/accounts`);
      await page.getByLabel('Your email address').fill(addressOf('Ann'));
      await page.getByLabel('Your password').fill(PASSWORD);
      await page.getByRole('textbox', { name: 'Code' }).fill(await appCode(secret, 'next'));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('row', { name: /Ann.*Operator.*A password and codes/ })).toBeVisible();
    });
  });
});
