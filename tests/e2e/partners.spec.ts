import { expect, hydrated, test } from './support/site.ts';

test('the partners’ logos come with the page’s build, and initials take the place of those that do not arrive', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/cpt-[^/]*\.svg$/, (route) => route.abort());
  await page.goto('/partners');
  await hydrated(page);
  await expect(page.getByRole('img', { name: 'CPT' })).toHaveText('CPT');
  const logos = page.locator('main img');
  await expect(logos).toHaveCount(6);
  for (const logo of await logos.all()) {
    await expect(logo).toHaveAttribute('src', /^\/remotes\/marketing\/[^/]+\/assets\/[\w-]+\.svg$/);
    await expect(logo).toHaveJSProperty('naturalWidth', 160);
  }
});
