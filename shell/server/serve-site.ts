import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Log } from '@site/api/log.ts';
import { createApiClient } from '@site/contract';
import { createApp } from './app.ts';
import { Arrivals } from './arrivals.ts';
import { readSharedVersions, readShellAssets } from './assets.ts';
import type { PublicDataLayer } from './data-layer.ts';
import { renderDocument } from './document.ts';
import { watchEventLoop } from './event-loop.ts';
import { createComposition, withComposition } from './composition.ts';
import { createLicences } from './licences.ts';
import { createBodyReader } from './large-bodies.ts';
import { listen, type ListeningServer } from './listen.ts';
import { createPageFiles } from './page-files.ts';
import { createPages, type Api } from './pages.ts';
import { createReadCounter } from './refusal.ts';
import { readInTime } from './deadline.ts';
import { createRegistryReader } from './registry.ts';
import { createSearchEngineFiles } from './search-engines.ts';
import { securityHeaders } from './security-headers.ts';
import { createCallAnswers } from './serve-calls.ts';
import { createPageAnswers } from './serve-pages.ts';
import { createSiteRevision } from './site-revision.ts';
import { createSitemap } from './sitemap.ts';
import { createStaticFiles } from './static-files.ts';
import { createWorkQueue } from './work-queue.ts';

const shell = join(import.meta.dirname, '..');

interface SiteOptions {
  api: Api;
  log: Log;
  /** 0 picks a free one. */
  port: number;
  /** The address to bind; default: all. */
  host?: string | undefined;
  /** The registry file: see docs/contracts/registry.md. */
  registryFile?: string;
  /** Where jobs and categories are read from directly; default: this server. */
  dataLayer?: PublicDataLayer | undefined;
  /** The site's origin; default: the brand's. */
  siteUrl?: string | undefined;
  /** Whether a visitor's own connection is https; by default, what their request says. */
  isHttps?: (request: Request) => boolean;
  /** What sees every request before the site does. */
  middleware?: MiddlewareHandler;
}

/** Serves the built site. @throws PortTakenError, HostUnavailableError, and when the shell has not been built. */
export async function serveSite({
  api: given,
  log,
  port,
  host,
  registryFile = join(shell, 'registry.json'),
  dataLayer,
  siteUrl,
  isHttps = ({ url }) => url.startsWith('https:'),
  middleware = (_context, next) => next(),
}: SiteOptions): Promise<ListeningServer> {
  const assets = await readShellAssets(join(shell, 'dist'));
  const provided = await readSharedVersions(join(shell, 'dist'));
  const findRemotes = createRegistryReader({ file: registryFile, provided, log });
  const api = withComposition(given, () => composition());
  const pages = await createPages({ api, log, findRemotes, loadRenderer, dataLayer, siteUrl });
  const composition = createComposition({ pages, provided });
  const staticFiles = createStaticFiles(shell, pages.remotes);
  const anonymous = createApiClient({ baseUrl: 'http://localhost', fetch: readInTime(api, log) });
  const revision = createSiteRevision(api, pages);
  const addresses = createSitemap({ remotes: pages.remotes, api: anonymous, log, revision });
  const eventLoop = watchEventLoop();
  const countRead = createReadCounter();
  const { isLate } = eventLoop;
  const files = createSearchEngineFiles({ addresses, siteUrl })
    .route('/', createLicences(shell, pages.remotes))
    .route('/', staticFiles)
    .route(
      '/',
      createPageFiles({
        api,
        client: anonymous,
        pages,
        revision,
        countRead,
        log,
        isLate,
        siteUrl,
        dist: join(shell, 'dist'),
      }),
    );
  const arrivals = new Arrivals();
  const withBody = createBodyReader(createWorkQueue(LARGE_BODIES_IN_HAND));
  let isStopping = false;
  const app = createApp({
    api,
    log,
    files,
    answerPage: createPageAnswers({
      api,
      revision,
      pages,
      toDocument: (page) => renderDocument(page, assets, pages.remotes()),
      queue: createWorkQueue({
        ...PAGES_IN_HAND,
        isLate,
        // A page takes longer to render than hundreds of connections to accept.
        ready: () => arrivals.settled(NEWCOMERS_FIRST_MS),
      }),
      countRead,
      withBody,
      styles: assets.css,
      siteUrl,
    }),
    answerCall: createCallAnswers({
      api,
      queue: createWorkQueue({ ...CALLS_IN_HAND, isLate }),
      countRead,
      withBody,
    }),
    isStopping: () => isStopping,
  });
  const whole = new Hono().use(securityHeaders({ dataLayer, isHttps }), middleware).route('/', app);
  const answer = getRequestListener(whole.fetch);
  const server = await listen(answer, port, { host, arrivals });
  return {
    ...server,
    async close() {
      isStopping = true;
      await server.close();
      eventLoop.stop();
    },
  };
}

/** How long a page that is to be rendered gives way to newcomers. */
const NEWCOMERS_FIRST_MS = 500;
/** Pages take the processor, so more at once are no faster; a full queue is about a second's work. */
const PAGES_IN_HAND = { atOnce: 4, waiting: 32, perVisitor: 12 };
/** Calls mostly wait for the database. */
const CALLS_IN_HAND = { atOnce: 16, waiting: 64, perVisitor: 24 };
/** Each has up to 7 MB in memory from its first byte until it is answered. */
const LARGE_BODIES_IN_HAND = { atOnce: 8, waiting: 8, perVisitor: 3 };

async function loadRenderer() {
  const bundle = pathToFileURL(join(shell, 'dist/server/entry-server.js'));
  const { createRenderer } = (await import(bundle.href)) as typeof import('../src/entry-server.tsx');
  return createRenderer;
}
