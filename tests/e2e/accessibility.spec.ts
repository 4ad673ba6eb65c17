import { expectAccessible, expectNoSidewaysScrolling, hydrated, test } from './support/site.ts';

// States that a page's plain URL does not show; every-page.spec.ts covers the rest.
for (const path of ['/jobs?search=zeppelin', '/jobs?search=driver&alert=new', '/subscription?confirm=x']) {
  test(`axe finds nothing on ${path}, on a phone or on a desktop`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
}

test('axe finds nothing on a job, with and without its dialog', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('link').click();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply now' }).first().click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of [
    '/',
    '/jobs',
    '/candidates',
    '/blog/driver-hours-regulations',
    '/transport-uk-proposal',
    '/nowhere',
  ])
    test(`axe finds nothing on ${path}`, async ({ page, allowConsole }) => {
      allowConsole(/404/);
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
    });
});
