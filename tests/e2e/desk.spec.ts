import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyOfBuild, descriptorIn, remotesWith } from './support/registry.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  hydrated,
  passwords,
  test,
  withServer,
} from './support/site.ts';

async function signIn(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  await page.getByLabel('Staff password', { exact: true }).fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

test('staff see on the desk what waits for them, and get from there to each page', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await signIn(page, '/staff');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Remotes' })).toContainText('All newest');
  await expectAccessible(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  await page.getByRole('region', { name: 'Remotes' }).getByRole('link', { name: 'Remotes' }).click();
  await expect(page.getByRole('row', { name: /staff-tools Newest/ })).toBeVisible();
});

test('a build that is refused shows with its reason, without a reload', async ({ page, builds, allowConsole }) => {
  allowConsole(/401/);
  const build = await copyOfBuild('job-board', join(builds, 'job-board'));
  const remotesFolder = await remotesWith(builds, { 'job-board': build });
  await withServer({ remotesFolder }, async ({ url, releases }) => {
    await signIn(page, `${url}/staff/remotes`);
    await expect(page.getByRole('row', { name: /job-board Newest/ })).toBeVisible();
    const published = await descriptorIn(build);
    const shared = { ...published.shared, react: '99.0.0' };
    const descriptor = JSON.stringify({ ...published, version: '9.0.0-new', shared });
    await cp(join(build, published.version), join(build, '9.0.0-new'), { recursive: true });
    for (const file of ['9.0.0-new/remote.json', 'remote.json']) await writeFile(join(build, file), descriptor);
    await releases.change({ remote: 'job-board', action: 'release', version: '9.0.0-new' }, 'a team');
    await expect(page.getByText('job-board 9.0.0-new was refused')).toBeVisible();
    await expect(page.getByText(/it needs react \^99\.0\.0/)).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`job-board Earlier ${published.version}`) })).toBeVisible();
  });
});

test('after a session has ended, signing in leads back to the same page and filters', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/401/);
  await signIn(page, '/staff/audit-log?outcome=failed');
  const ended = { expires_at: new Date(0) };
  await site.server.services.db.updateTable('sessions').set(ended).where('scope', '=', 'staff').execute();
  await expect(page.getByRole('region', { name: 'Staff access' })).toContainText(
    'Your session has ended. Please sign in again.',
  );
  await page.getByLabel('Staff password', { exact: true }).fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await expect(page.getByLabel('Outcome')).toHaveValue('failed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the desk opens with the password, and a page with the filters of its address', async ({ page }) => {
    await page.goto('/staff/remotes?status=current');
    await page.getByLabel('Staff password', { exact: true }).fill(passwords.staff);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('row', { name: /staff-tools Newest/ })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?status=current');
    await page.getByLabel('Build').selectOption('Earlier');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Nothing matches these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('row')).toHaveCount(0);
  });
});
