import { createLog } from '@site/api/program';
import { sharedVersions } from '../../build/shared-packages.ts';
import type { ListeningServer } from '../http/listen.ts';
import { hostFromEnvironment } from '../run.ts';
import { createContainers } from './containers.ts';
import { createRunningSite } from './running-site.ts';
import { serveSources, type SourceOptions } from './serve-sources.ts';
import { findSite } from './site-address.ts';
import { withSources } from './with-sources.ts';

/**
 * Remotes with hot reload, put into the running site at `address`, which answers everything else: the calls that their
 * pages make, and the other remotes' pages and files. This server makes the documents of their pages; where the site's
 * own shell shows them, it loads their containers from here.
 */
export async function serveOnSite(
  address: string,
  options: Pick<SourceOptions, 'shell' | 'cache' | 'findRemotes' | 'port'>,
): Promise<ListeningServer> {
  const site = await findSite(address);
  const log = createLog();
  const { fetch } = createRunningSite({ site, log });
  const found = await options.findRemotes({ versions: sharedVersions(options.shell) });
  const remotes = found.filter(({ sources }) => sources !== undefined);
  const names = remotes.map(({ name }) => name);
  const { serve, ports } = await createContainers(
    remotes.flatMap(({ sources }) => sources ?? []),
    options,
  );
  const server = await serveSources({
    ...options,
    findRemotes: () => Promise.resolve(remotes),
    modules: serve,
    api: {
      fetch,
      readiness: async () => ({ status: 'ready' }),
      // The site's data may change at any time.
      dataRevision: async () => undefined,
      addressOf: () => '',
    },
    elsewhere: async (request, builds) => {
      const { hostname, pathname } = new URL(request.url);
      if (names.some((name) => pathname.startsWith(`/remotes/${name}/`))) return notFound();
      const sockets = ports.map((port) => `ws://${hostname}:${port}`);
      return withSources(await fetch(request), builds, sockets);
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
