/** The composed site on the mocks instead of the API: `npm run start:mocked`. No database; nothing is stored. */
// First: it prepares what the others import.
import { environment } from './environment.ts';
import { createLog, loadConfig } from '@site/api/program';
import { resetMocks } from '@site/mocks';
import { GUIDE } from '@site/mocks/guide';
import { mockedApi, mockedSite } from './mocked/index.ts';
import { hostFromEnvironment, portFromEnvironment, run } from './run.ts';
import { serveSite } from './serve-site.ts';

await run(async () => {
  // Jobs are dated relative to startup, so that some are new.
  resetMocks({ now: new Date(), isTicking: true });
  const { publicUrl: siteUrl } = loadConfig(environment);
  const port = portFromEnvironment();
  const host = hostFromEnvironment();
  const site = await serveSite({
    api: mockedApi(),
    log: createLog(),
    port,
    host,
    siteUrl,
    middleware: mockedSite(),
    isIsolated: false,
  });
  console.log(`\nThe site is up on mock responses: ${site.url}\nThe guide for testers: ${site.url}${GUIDE}\n`);
  return site;
});
