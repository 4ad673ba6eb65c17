import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';
import { createLog } from '@site/api/program';
import { mockedApi, mockedSite } from '../../../server/mocked/index.ts';
import { serveSite } from '../../../server/serve-site.ts';

/** The site as `npm run start:mocked` serves it. */
export const startMockedSite = () =>
  serveSite({
    api: mockedApi(),
    middleware: mockedSite(),
    isIsolated: false,
    log: createLog(() => undefined),
    port: 0,
  });

export interface MockedSite {
  mocked: { url: string };
}

/** For `test.extend`: a mocked site for each worker, whose pages are visited. */
export const onMockedSite: Fixtures<object, MockedSite, PlaywrightTestArgs & PlaywrightTestOptions> = {
  mocked: [
    async ({}, use) => {
      const site = await startMockedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mocked }, use) => use(mocked.url),
};
