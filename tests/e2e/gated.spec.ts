import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
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
  await page
    .getByRole('button', { name: /SHOW DETAILS/i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /COLLAPSE/i }).first()).toBeVisible();

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

test('no file that a browser can load contains a sentence of the proposal', async ({ page, request }) => {
  await page.goto('/lcrca-proposal');
  await hydrated(page);
  await page.getByPlaceholder('Enter password').fill(passwords.lcrca);
  await page.getByRole('button', { name: 'Access Proposal' }).click();
  await expect(page.getByRole('button', { name: /SHOW DETAILS/i }).first()).toBeVisible();
  const proposal = (await (await page.request.get('/.netlify/functions/proposal-content?copy=updated')).json()) as {
    sections: { content: { overview: string; details: string[]; summary: string } }[];
  };
  const sentences = proposal.sections.flatMap(({ content }) => [content.overview, ...content.details, content.summary]);
  expect(sentences.length).toBeGreaterThan(3);

  const gate = await (await request.get('/lcrca-proposal')).text();
  const files = globSync('{shell/dist,remotes/*/dist/*}/client/**/*.{js,json,css}', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const contents = [gate, ...(await Promise.all(files.map((file) => readFile(join(root, file), 'utf8'))))];
  for (const sentence of sentences) expect(contents.filter((content) => content.includes(sentence))).toEqual([]);
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
