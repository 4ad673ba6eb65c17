import { expect, hydrated, test } from './support/site.ts';

test('the partners’ logos come with the page, in no requests of their own', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await page.goto('/partners');
  await hydrated(page);
  const logos = page.locator('main img');
  await expect(logos).toHaveCount(7);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveJSProperty('naturalWidth', 160);
  }
  expect(pictures.filter((url) => !url.startsWith('data:'))).toEqual([]);
});
