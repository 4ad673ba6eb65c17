import { expect, hydrated, test } from './support/site.ts';

// Reports of robots, as a browser without a window says it is one, do not count.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test('what a page’s policy forbids does not happen, and its browser’s report is counted', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/TrustedHTML|Content Security Policy/);
  await page.goto('/contact?from=mail');
  await hydrated(page);
  const refused = await page.evaluate(() => {
    try {
      document.body.append(Object.assign(document.createElement('p'), { innerHTML: '<b>Forged</b>' }));
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  const reports = () => site.server.services.db.selectFrom('policy_reports').selectAll().execute();
  await expect
    .poll(async () => (await reports()).map(({ directive, route }) => [directive, route]))
    .toEqual([['require-trusted-types-for', '/contact']]);
});
