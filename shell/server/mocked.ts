/** The composed site on the mocks instead of the API: `npm run start:mocked`. No database; nothing is stored. */
// First: it prepares what the others import.
import { environment } from './environment.ts';
import { loadConfig } from '@site/api';
import { createLog } from '@site/api/log.ts';
import { createMockApi, resetMocks } from '@site/mocks';
import { followLink, GUIDE } from '@site/mocks/guide';
import { every } from 'hono/combine';
import { qaPages } from './mocked/qa-pages.ts';
import { hostFromEnvironment, portFromEnvironment, run } from './run.ts';
import { serveSite } from './serve-site.ts';

await run(async () => {
  // Jobs are dated relative to startup, so that some are new.
  resetMocks({ now: new Date() });
  const { publicUrl: siteUrl } = loadConfig(environment);
  const port = portFromEnvironment();
  const host = hostFromEnvironment();
  const site = await serveSite({
    api: createMockApi(),
    log: createLog(),
    port,
    host,
    siteUrl,
    middleware: every(followLink, qaPages),
  });
  console.log(`\nThe site is up on mock responses: ${site.url}\nThe guide for testers: ${site.url}${GUIDE}\n`);
  return site;
});
