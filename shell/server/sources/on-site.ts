import { createLog } from '@site/api/log.ts';
import type { ListeningServer } from '../listen.ts';
import { hostFromEnvironment } from '../run.ts';
import { createRunningSite } from './running-site.ts';
import { serveSources, type SourceOptions } from './serve-sources.ts';
import { findSite } from './site-address.ts';
import { withoutBuilds } from './without-builds.ts';

/**
 * The pages of remotes with hot reload, put into the running site at `address`, which answers everything else: the
 * calls that these pages make, and the other remotes' pages and files.
 */
export async function serveOnSite(
  address: string,
  options: Pick<SourceOptions, 'shell' | 'cache' | 'findRemotes' | 'port'>,
): Promise<ListeningServer> {
  const site = await findSite(address);
  const log = createLog();
  const { fetch } = createRunningSite({ site, log });
  const names: string[] = [];
  const server = await serveSources({
    ...options,
    findRemotes: async (provided) => {
      const remotes = (await options.findRemotes(provided)).filter(({ sources }) => sources !== undefined);
      names.push(...remotes.map(({ name }) => name));
      return remotes;
    },
    api: {
      fetch,
      readiness: async () => ({ status: 'ready' }),
      // The site's data may change at any time.
      dataRevision: async () => undefined,
      addressOf: () => '',
    },
    elsewhere: async (request) => {
      const { pathname } = new URL(request.url);
      if (names.some((name) => pathname.startsWith(`/remotes/${name}/`))) return notFound();
      return withoutBuilds(await fetch(request), names);
    },
    log,
    siteUrl: site,
    // The site may be one that only this machine reaches.
    host: hostFromEnvironment() ?? 'localhost',
  });
  console.log(`\nThe site is up with hot reload: ${server.url}`);
  console.log(`  from sources: the pages of ${names.join(', ')}`);
  console.log(`  from ${site}: everything else`);
  console.log(`What you send is real: forms and what staff do reach ${site}.\n`);
  return server;
}

/** The remotes have no builds here, and browsers' reports of how they do are nothing to the site. */
const notFound = () => new Response('Not found', { status: 404 });
