import { join } from 'node:path';
import { proposalRoutes } from '../../remotes/proposals/src/proposal-routes.ts';
import { builtFiles, leaksIn, secrets } from './support/proposal-leaks.ts';
import { expect, hydrated, passwords, test } from './support/site.ts';

const root = join(import.meta.dirname, '../..');

test('the proposal opens with the password, stays open after a refresh, and closes on log out', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto('/lcrca-proposal');
  await hydrated(page);
  const password = page.getByPlaceholder('Enter password');
  await password.fill('guess');
  await page.getByRole('button', { name: 'Access Proposal' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Incorrect password. Please contact the provider for access.',
  );

  await password.fill(passwords.lcrca);
  await page.getByRole('button', { name: 'Access Proposal' }).click();
  await expect(page.getByRole('heading', { name: 'Contingency Plan for Driver Mobilisation' })).toBeVisible();
  await expect(page.getByText('Project Start: September 2026')).toBeVisible();
  await page.getByText('SHOW DETAILS').first().click();
  await expect(page.getByText('COLLAPSE').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Contingency Plan for Driver Mobilisation' })).toBeVisible();
  await page.getByRole('button', { name: /log out/i }).click();
  await expect(password).toBeVisible();
  await page.reload();
  await expect(password).toBeVisible();
});

test('the operator’s proposal does not open with the other password', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await page.goto('/transport-uk-proposal');
  await hydrated(page);
  await page.getByPlaceholder('Enter password').fill(passwords.lcrca);
  await page.getByRole('button', { name: 'Access Proposal' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Incorrect password');
});

test.describe('nothing of the proposals is public', () => {
  test('no built file has a sentence, figure, person or picture of them', () => {
    const files = builtFiles(root);
    expect(Object.keys(files).length).toBeGreaterThan(50);
    expect(secrets.length).toBeGreaterThan(150);
    expect(leaksIn(files)).toEqual([]);
  });

  test('a leak would be found, wherever it is', () => {
    for (const secret of secrets)
      expect(leaksIn({ 'chunk.js': `const text = ${JSON.stringify(`Well: ${secret}`)};` })).toContain(
        `chunk.js: ${secret.slice(0, 60)}`,
      );
  });

  for (const path of proposalRoutes.map((route) => route.path))
    test(`${path} without a session has none of them, is not kept and not indexed`, async ({ request }) => {
      const response = await request.get(path);
      expect(leaksIn({ [path]: await response.text() })).toEqual([]);
      expect(response.headers()['cache-control']).toBe('private, no-store');
      expect(response.headers()['x-robots-tag']).toContain('noindex');
      expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    });

  test('the sitemaps do not list them', async ({ request }) => {
    const index = await (await request.get('/sitemap.xml')).text();
    for (const [address = ''] of index.matchAll(/(?<=<loc>)[^<]+/g)) {
      const sitemap = await (await request.get(new URL(address).pathname)).text();
      expect(sitemap).not.toMatch(/proposal/i);
    }
  });
});

test('a session that was ended elsewhere ends here: the gate is back, without a word, and the stored flag is gone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto('/lcrca-proposal');
  await hydrated(page);
  await page.getByPlaceholder('Enter password').fill(passwords.lcrca);
  await page.getByRole('button', { name: 'Access Proposal' }).click();
  await expect(page.getByText('Project Start: September 2026')).toBeVisible();
  await page.request.post('/.netlify/functions/secure-auth', { data: { action: 'logout' } });
  await page.reload();
  await hydrated(page);
  await expect(page.getByPlaceholder('Enter password')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('staff pages can be read by anyone, but a sync needs the staff password', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await page.goto('/test-supabase');
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText('HGV Driver');
  await page.getByRole('button', { name: 'Sync Jobs' }).click();
  await expect(page.getByRole('main')).toContainText(/sign in/i);
  await page.getByLabel('Staff password', { exact: false }).fill(passwords.staff);
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page.getByRole('button', { name: /sign out/i })).toBeVisible();
  await page.getByRole('button', { name: 'Sync Jobs' }).click();
  await expect(page.getByRole('main')).toContainText(/completed/i);
});
