import { createLog } from '@site/api/program';
import { createMockApi } from '@site/mocks';
import { serveSite } from '../../server/serve-site.ts';
import { expect, test } from './support/site.ts';

test.use({ javaScriptEnabled: false });

test('a search engine finds the landing pages, and a visitor without JavaScript goes on from them', async ({
  page,
  request,
}) => {
  const site = await serveSite({ api: createMockApi(), log: createLog(() => undefined), port: 0, siteUrl: undefined });
  try {
    const index = await (await request.get(`${site.url}/sitemap.xml`)).text();
    const [, file = ''] = /<loc>https:\/\/[^/]+(\/[^<]+)<\/loc>/.exec(index) ?? [];
    const sitemap = await (await request.get(site.url + file)).text();
    expect(sitemap).toContain('/jobs/hgv-driver/in/leeds</loc>');

    await page.goto(`${site.url}/jobs/hgv-driver/in/leeds`);
    await expect(page).toHaveTitle(/^HGV Driver jobs in Leeds \|/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/jobs\/hgv-driver\/in\/leeds$/);
    await expect(page.getByText(/There (is|are) \d+ HGV Driver jobs? in Leeds/)).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'HGV Driver jobs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'HGV Driver jobs' })).toBeVisible();

    const rss = page.getByRole('link', { name: 'RSS' });
    await expect(page.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveAttribute(
      'href',
      (await rss.getAttribute('href')) ?? '',
    );
    const feed = await request.get(site.url + (await rss.getAttribute('href')));
    expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);

    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByText(/Advertised by Haulwell Recruitment Limited, acting as an employment/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('company number');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const drawn = await request.get(site.url + new URL(picture ?? '').pathname);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg']);

    expect((await request.get(`${site.url}/jobs/in/atlantis`)).status()).toBe(404);
  } finally {
    await site.close();
  }
});
