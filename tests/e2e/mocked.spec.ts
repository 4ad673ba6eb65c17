import { createLog } from '@site/api';
import { createMockApi, SCENARIO_COOKIE } from '@site/mocks';
import { serveSite } from '../../shell/server/serve-site.ts';
import { expect, hydrated, test } from './support/site.ts';

test('QA sees the composed site on mocked answers, and chooses the scenario by a cookie', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/502|500/);
  const site = await serveSite({ api: createMockApi(), log: createLog(() => undefined), port: 0 });
  const choose = (scenario: string) => context.addCookies([{ name: SCENARIO_COOKIE, value: scenario, url: site.url }]);
  try {
    await page.goto(`${site.url}/jobs`);
    await hydrated(page);
    await expect(page.getByRole('article')).toHaveCount(12);

    await choose('empty');
    await page.goto(`${site.url}/jobs`);
    await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();

    await choose('server-error');
    await page.goto(`${site.url}/jobs`);
    await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();
    await expect(page.getByRole('main').getByText('Retry')).toBeVisible();
  } finally {
    await site.close();
  }
});
