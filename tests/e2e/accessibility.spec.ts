import { expectAccessible, hydrated, test } from './support/site.ts';

const PAGES = [
  '/',
  '/contact',
  '/jobs',
  '/jobs?search=zeppelin',
  '/lcrca-proposal',
  '/test-supabase',
  '/about',
  '/terms',
  '/subscription?confirm=x',
];
const WIDTHS = [360, 1440];

for (const path of PAGES) {
  for (const width of WIDTHS) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
    });
  }
}

test('axe finds nothing on a job, with and without its dialog', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('link').click();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});

test('no page is wider than a window of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of PAGES) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    test.expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
