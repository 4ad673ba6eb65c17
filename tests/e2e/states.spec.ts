import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ENDPOINT_NAMES, expectations, howTo, isDelay, lineOf, linkTo, promisedBy, statesOf } from '@site/mocks';
import { startMockedSite } from './support/mocked-site.ts';
import { reach } from './support/reach.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, hydrated, test as base } from './support/site.ts';

const test = base.extend<object, { mocked: { url: string } }>({
  mocked: [
    async ({}, use) => {
      const site = await startMockedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mocked }, use) => use(mocked.url),
});

/** What browsers say of a failing call. */
const OF_THE_STATE = /Failed to load resource|net::ERR|status of [45]\d\d/;

/** Pages that look the same are checked once. */
const checked = new Set<string>();

async function expectSound(page: Page) {
  const html = await page.locator('body').innerHTML();
  const look = createHash('sha256').update(html).digest('hex');
  if (checked.has(look)) return;
  checked.add(look);
  await expectAccessible(page);
}

for (const name of ENDPOINT_NAMES) {
  const expectation = expectations[name];
  if (!expectation) continue;
  test(`every state of ${name} shows what the guide says`, async ({ page, allowConsole }) => {
    allowConsole(OF_THE_STATE);
    // Each state is a visit of some seconds.
    test.setTimeout(300_000);
    for (const state of statesOf(name)) {
      await test.step(state, async () => {
        const line = lineOf(expectation, state);
        await page.goto(linkTo(name, state, expectation));
        await hydrated(page);
        if (howTo(expectation, state)) await reach[name]!(page);
        for (const words of promisedBy(line))
          await expect(page.getByText(words).filter({ visible: true }).first(), `${state}: ${line}`).toBeVisible();
        if (isDelay(state)) return;
        await expectSound(page);
        if (state === 'hostile') await expectNoSidewaysScrolling(page);
      });
    }
  });
}
