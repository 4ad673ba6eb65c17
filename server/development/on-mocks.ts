import { createLog } from '@site/api/program';
import { resetMocks } from '@site/mocks';
import { GUIDE } from '@site/mocks/guide';
import type { ListeningServer } from '../http/listen.ts';
import { mockedApi, mockedSite } from '../mocked/index.ts';
import { serveSources, type SourceOptions } from './serve-sources.ts';

/** The site with hot reload on mock responses, without a database. */
export async function serveOnMocks(
  options: Pick<SourceOptions, 'shell' | 'cache' | 'findRemotes' | 'port' | 'siteUrl'>,
): Promise<ListeningServer> {
  // Jobs are dated relative to startup, so that some are new.
  resetMocks({ now: new Date(), isTicking: true });
  const server = await serveSources({ ...options, api: mockedApi(), log: createLog(), middleware: mockedSite() });
  console.log(`\nThe site is up with hot reload, on mock responses: ${server.url}`);
  console.log(`The guide for testers: ${server.url}${GUIDE}\n`);
  return server;
}
