/** The composed site on the mocks instead of the API: `npm run start:mocked`. No database, nothing is kept. */
import { loadConfig } from '@site/api';
import { createLog } from '@site/api/log.ts';
import { createMockApi, resetMocks } from '@site/mocks';
import { portFromEnvironment, run } from './run.ts';
import { serveSite } from './serve-site.ts';

await run(async () => {
  // Jobs' ages count from the start, so that some are new.
  resetMocks({ now: new Date() });
  const { publicUrl: siteUrl } = loadConfig();
  const site = await serveSite({ api: createMockApi(), log: createLog(), port: portFromEnvironment(), siteUrl });
  console.log(`\nThe site is up on mocked answers: ${site.url}\n`);
  return site;
});
