import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site.ts';

/** The fonts that the page has loaded: 'overpass-basic'. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/([\w-]+?)(?:-wght-normal)?(?:-[\w-]{8}){2}\.woff2$/.exec(name)?.[1] ?? [])
      .sort(),
  );

test('a page loads the small part of each font, and the whole font once a name needs it', async ({ page }) => {
  for (const path of ['/contact', '/blog/driver-hours-regulations', '/jobs']) {
    await page.goto(path);
    await hydrated(page);
    expect(await fontsOf(page), path).toEqual(['overpass-basic', 'public-sans-basic']);
  }
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => (heading.textContent = 'Zoë Łukasiewicz'));
  await expect
    .poll(() => fontsOf(page))
    .toEqual(['overpass-basic', 'overpass-latin', 'overpass-latin-ext', 'public-sans-basic']);
});
