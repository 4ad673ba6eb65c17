import { createLog } from '@site/api';
import { createMockApi, DEFAULT_SETTINGS, SETTINGS_COOKIE, writeSettings, type Term } from '@site/mocks';
import { serveSite } from '../../shell/server/serve-site.ts';
import { startMockedSite } from './support/mocked-site.ts';
import { expect, expectAccessible, hydrated, test } from './support/site.ts';

test('QA sees the composed site on mock responses, and chooses the state with a cookie', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/502|500/);
  const site = await startMockedSite();
  const choose = (...terms: Term[]) => {
    const value = encodeURIComponent(writeSettings({ ...DEFAULT_SETTINGS, terms }));
    return context.addCookies([{ name: SETTINGS_COOKIE, value, url: site.url }]);
  };
  try {
    await page.goto(`${site.url}/jobs`);
    await hydrated(page);
    await expect(page.getByRole('article')).toHaveCount(12);

    await choose('empty');
    await page.goto(`${site.url}/jobs`);
    await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();

    await choose('500');
    await page.goto(`${site.url}/jobs`);
    await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();
    await expect(page.getByRole('main').getByText('Retry')).toBeVisible();
  } finally {
    await site.close();
  }
});

test('QA reads the API’s documentation on the mocked site; the live one serves only the OpenAPI document', async ({
  page,
}) => {
  const log = createLog(() => undefined);
  const mocked = await startMockedSite();
  const live = await serveSite({ api: createMockApi(), log, port: 0 });
  try {
    await page.goto(`${mocked.url}/api-docs`);
    await page.getByRole('link', { name: '/.netlify/functions/get-job-details' }).click();
    await expect(page.getByRole('heading', { name: 'GET /.netlify/functions/get-job-details' })).toBeInViewport();
    await expect(page.getByRole('cell', { name: 'There never was a job with this slug' })).toBeVisible();
    await expectAccessible(page);
    for (const { url } of [mocked, live]) {
      const document = await page.request.get(`${url}/openapi.json`);
      expect(await document.json()).toMatchObject({ openapi: '3.1.1' });
    }
    expect((await page.request.get(`${live.url}/api-docs`)).status()).toBe(404);
  } finally {
    await mocked.close();
    await live.close();
  }
});
