import { appCode } from '../../api/accounts/app-code.test-support.ts';
import { runCommand } from '../../api/admin/commands.ts';
import { newestLink } from '../e2e/support/mail.ts';
import { test } from './browser.ts';

const EMAIL = 'ann@agency.example';
const PASSWORD = 'three lorries on the ferry';

// Accounts close the shared password, which other tests of the same site use.
test.afterEach(({ site }) => site.server.services.db.deleteFrom('staff_members').execute());

test('staff set up a password and codes, sign out, and sign in with the next code', async ({ visitor, site }) => {
  await runCommand(site.server.services, ['staff', 'add', EMAIL, 'Ann', 'operator']);

  const secret = await test.step('the invitation', async () => {
    await visitor.opens(await newestLink(site, EMAIL, '/staff/welcome/'));
    await visitor.sees('heading', 'Welcome, Ann');
    await visitor.unfolds(/^Where a browser has no passkeys/);
    const key = (await visitor.window.evaluate("document.querySelector('details code').textContent")) as string;
    const shown = key.replaceAll(' ', '');
    await visitor.types(/^New password/, PASSWORD);
    await visitor.types(/^Code/, await appCode(shown));
    await visitor.clicks('button', 'Use a password and codes');
    await visitor.sees('heading', 'My account');
    return shown;
  });

  await test.step('signing out and in again', async () => {
    await visitor.opens('/test-supabase');
    await visitor.clicks('button', 'Sign out');
    await visitor.sees('button', 'Sign in');
    await visitor.opens('/staff/sign-in?next=/staff/accounts');
    await visitor.types(/^Your email address/, EMAIL);
    await visitor.types(/^Your password/, PASSWORD);
    await visitor.types(/^Code/, await appCode(secret, 'next'));
    await visitor.clicks('button', 'Sign in');
    await visitor.isAt(/^\/staff\/accounts$/);
    await visitor.sees('table', 'Accounts at the desk');
  });
});
