import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeBuild, copyOfBuild, remotesWith, versionIn } from './support/registry.ts';
import { expect, hydrated, test, withServer } from './support/site.ts';

test('when a remote is missing, its pages answer 503 inside the working site, and the others still work', async ({
  page,
  allowConsole,
  builds,
}) => {
  allowConsole(/503/);
  // The shell's own log entry, for the navigation inside the site.
  allowConsole(/The remote "job-board" \(no version\) could not be loaded/);
  const remotesFolder = await remotesWith(builds, { 'job-board': join(builds, 'nothing-here') });
  await withServer({ remotesFolder }, async ({ url }) => {
    const response = await page.goto(`${url}/jobs`);
    expect(response?.status()).toBe(503);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load this page just now');
    await expect(page.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/jobs');
    await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load this page just now');
  });
});

test('a remote that throws while the server renders it shows an error inside the working site, without internals', async ({
  page,
  allowConsole,
  builds,
}) => {
  allowConsole(/500/);
  const broken = await copyOfBuild('job-board', join(builds, 'broken'));
  await writeFile(
    join(broken, await versionIn(broken), 'server/routes.js'),
    "export const routes = [{ path: '/jobs', layout: 'site', load: async () => ({ meta: () => ({}), Component() { throw new Error('secret detail'); } }) }];",
  );
  await completeBuild(broken);
  const remotesFolder = await remotesWith(builds, { 'job-board': broken });
  await withServer({ remotesFolder }, async ({ url }) => {
    const response = await page.goto(`${url}/jobs`);
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(await page.content()).not.toContain('secret detail');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await hydrated(page);
  });
});

test('when the browser cannot load the first page’s remote, the page stays readable and offers Retry', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  await page.route('**/remotes/job-board/**', (route) =>
    route.request().resourceType() === 'stylesheet' ? route.continue() : route.abort(),
  );
  await page.goto('/jobs');
  await expect(page.getByText('Parts of this page did not load')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
  await page.unroute('**/remotes/job-board/**');
  await page.getByRole('link', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(page.getByText('Parts of this page did not load')).toHaveCount(0);
});

test('when the browser cannot load the next page’s remote, the rest of the site still works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/remotes/job-board/**', (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  const navigation = page.getByRole('navigation').first();
  await navigation.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load this page just now');
  expect(logged.join('\n')).toMatch(/The remote "job-board" \(\d+\.\d+\.\d+-\w+\) could not be loaded/);
  await navigation.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View Opportunities' })).toBeVisible();
});

test('when the browser cannot load the client of the API, the next page offers Retry, and pages without data open', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  await page.route('**/shell/assets/api-*.js', (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  const navigation = page.getByRole('navigation');
  await navigation.getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load this page just now');
  await expect(page.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/jobs');
  await navigation.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'View Opportunities' })).toBeVisible();
});
