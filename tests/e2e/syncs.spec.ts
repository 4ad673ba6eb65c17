import type { Page } from '@playwright/test';
import { startFeedServer } from '../resilience/feed-server.ts';
import { expect, hydrated, passwords, testOfSite as test, withServer } from './support/site.ts';

async function openAsStaff(page: Page, url: string) {
  await page.goto(`${url}/staff/syncs`);
  await hydrated(page);
  await page.getByLabel('Staff password').fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('table', { name: 'Syncs, newest first' })).toBeVisible();
}

/** A feed of three pages of fifty, which from `hold` on waits for `sendPage` before each. */
async function startSlowFeed() {
  const feed = await startFeedServer(150);
  const pages = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  return {
    url: feed.url,
    hold: () => void (feed.beforePage = (index) => pages[index]?.promise),
    sendPage: (index: number) => pages[index]?.resolve(),
    close: () => feed.close(),
  };
}

test('what a sync has read so far shows to two members of staff, whoever started it, without a reload', async ({
  browser,
}) => {
  const feed = await startSlowFeed();
  try {
    await withServer({ feedUrl: feed.url }, async ({ url }) => {
      const [one, other] = await Promise.all([browser.newPage(), browser.newPage()]);
      await openAsStaff(one, url);
      await openAsStaff(other, url);
      feed.hold();
      await one.getByRole('button', { name: 'Sync now' }).click();

      for (const page of [one, other]) await expect(page.getByRole('progressbar')).toBeVisible();
      for (const index of [0, 1]) {
        feed.sendPage(index);
        const read = (index + 1) * 50;
        for (const page of [one, other]) {
          const bar = page.getByRole('progressbar', { name: `Reading the feed: ${read} of 150 adverts` });
          await expect(bar).toHaveAttribute('value', String(read));
        }
      }
      await expect(one.getByRole('button', { name: 'Syncing...' })).toBeVisible();

      feed.sendPage(2);
      await expect(one.getByText('Sync completed: 150 processed, 0 added, 0 updated')).toBeVisible();
      for (const page of [one, other]) {
        await expect(page.getByRole('heading', { name: 'No sync is running' })).toBeVisible();
        await expect(page.getByText('1 to 2 of 2')).toBeVisible();
        await expect(page.getByRole('row', { name: /Completed Staff .* 150 0 0 0 0/ })).toBeVisible();
      }
      await Promise.all([one.close(), other.close()]);
    });
  } finally {
    await feed.close();
  }
});
