import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Releases, RemoteAccess, RemoteOrigins } from '@site/api';
import type { Log } from '@site/api/log.ts';
import type { HealthWatch } from '@site/api/remotes/health-watch.ts';
import type { PreviewAccess } from '@site/api/remotes/preview-access.ts';
import { createApp } from './app.ts';
import { NewConnections } from './http/new-connections.ts';
import { readSharedPackages, readShellAssets, shellBuildOf } from './rendering/assets.ts';
import type { PublicDataLayer } from './data-layer.ts';
import { renderDocument } from './rendering/document.ts';
import { watchEventLoop } from './http/event-loop.ts';
import { createComposition, withComposition } from './remotes/composition.ts';
import { createReleaseGroups } from './releases/gradual/release-groups.ts';
import { createVisitReports } from './releases/gradual/visit-reports.ts';
import { createLicences } from './files/licences.ts';
import { createBodyReader } from './http/large-bodies.ts';
import { listen, type ListeningServer } from './http/listen.ts';
import { createPageFiles } from './files/page-files.ts';
import type { Api } from '@site/api';
import { createPages } from './pages/pages.ts';
import { createPreviews } from './releases/preview/previews.ts';
import { createReadCounter } from './http/rejection.ts';
import { createPageHosts } from './rendering/page-hosts.ts';
import { LIMITS_OF_A_TRIAL } from './rendering/thread-host.ts';
import { createRemotesAtOrigins } from './remotes/origins/remotes-at-origins.ts';
import { createRegistryReader } from './remotes/registry.ts';
import { releaseUnseen } from './releases/release-unseen.ts';
import type { RemoteBuild } from './remotes/remote-build.ts';
import { removeOldBuildsRegularly } from './remotes/remove-old-builds.ts';
import { createOriginAdder } from './releases/add-origin.ts';
import { createVersionChecks } from './releases/checks/check-version.ts';
import { createCommandAnswers } from './releases/serve-commands.ts';
import { createManifestTaker } from './releases/take-manifest.ts';
import { createSearchEngineFiles } from './files/search-engines.ts';
import { securityHeaders } from './security/security-headers.ts';
import { createCallAnswers } from './http/serve-calls.ts';
import { createPageAnswers } from './pages/serve-pages.ts';
import { createSiteRevision } from './pages/site-revision.ts';
import { createSitemap } from './files/sitemap.ts';
import { createStaticFiles } from './files/static-files.ts';
import { createWorkQueue } from './http/work-queue.ts';

const shell = join(import.meta.dirname, '../shell');

interface SiteOptions {
  api: Api;
  log: Log;
  /** 0 picks a free one. */
  port: number;
  /** The address to bind; default: all. */
  host?: string | undefined;
  /** Which versions of remotes are live; without it, the newest build of each that fits is. */
  releases?: Releases;
  /** Who may preview other versions; without it and `releases`, nobody. */
  previewAccess?: PreviewAccess;
  /** Counts how versions of remotes do. */
  health?: HealthWatch;
  /** Who may command remotes; without it, nobody. */
  remoteAccess?: RemoteAccess;
  /** Which remotes are at origins; without it and `remoteAccess`, none. */
  origins?: RemoteOrigins;
  /** With one folder for each remote: see docs/contracts/registry.md. */
  remotesFolder?: string;
  /** Where jobs and categories are read from directly; default: this server. */
  dataLayer?: PublicDataLayer | undefined;
  /** The site's origin; default: the brand's. */
  siteUrl?: string | undefined;
  /** Whether a visitor's own connection is https; by default, what their request says. */
  isHttps?: (request: Request) => boolean;
  /** What sees every request before the site does. */
  middleware?: MiddlewareHandler;
  /** Whether remotes run in threads of their own; default: they do. */
  isIsolated?: boolean;
}

/** Serves the built site. @throws PortTakenError, HostUnavailableError, and when the shell has not been built. */
export async function serveSite({
  api: given,
  log,
  port,
  host,
  releases,
  previewAccess,
  health,
  remoteAccess,
  origins,
  remotesFolder = join(shell, '../remotes'),
  dataLayer,
  siteUrl,
  isHttps = ({ url }) => url.startsWith('https:'),
  middleware = (_context, next) => next(),
  isIsolated = true,
}: SiteOptions): Promise<ListeningServer> {
  const assets = await readShellAssets(join(shell, 'dist'));
  const provided = await readSharedPackages(join(shell, 'dist'));
  const atOrigins = remoteAccess && origins && createRemotesAtOrigins({ origins, access: remoteAccess, log });
  const findRemotes = createRegistryReader({ remotesFolder, atOrigins, releases, provided, log });
  const api = withComposition(given, () => composition());
  const hostOptions = { isolatedWith: isIsolated ? RENDERER : undefined, loadRenderer, dataLayer, siteUrl };
  const hosts = createPageHosts({ ...hostOptions, log });
  const checks = createVersionChecks({
    remotesFolder,
    atOrigins,
    shellDist: join(shell, 'dist'),
    provided,
    findRemotes,
    startHosts: (trialLog) => createPageHosts({ ...hostOptions, log: trialLog, limits: LIMITS_OF_A_TRIAL }),
    api,
    siteUrl,
  });
  if (releases) {
    const problemsOf = async ({ name, version }: RemoteBuild) =>
      (await checks.checkAlone(name, version)).flatMap(({ problems }) => problems);
    const shellBuild = await shellBuildOf(shell);
    const { liveParts } = checks;
    await releaseUnseen({ remotesFolder, releases, provided, findRemotes, liveParts, problemsOf, shellBuild, log });
  }
  const upkeep = releases && removeOldBuildsRegularly({ remotesFolder, atOrigins, releases, log });
  const pages = await createPages({
    api,
    log,
    findRemotes,
    hosts,
    loadRenderer,
    dataLayer,
    siteUrl,
    onRendered: ({ failed, ...seen }) => health?.count(seen, 'renders', { failed }),
  });
  const groups = createReleaseGroups({ remotes: pages.remotes, isHttps });
  const composition = createComposition({ pages, provided, releases });
  const staticFiles = createStaticFiles(shell, pages.remotes);
  const revision = createSiteRevision(api, pages);
  const addresses = createSitemap({ pages, revision, log });
  const eventLoop = watchEventLoop();
  const countRead = createReadCounter();
  const { isLate } = eventLoop;
  const files = createSearchEngineFiles({ addresses, siteUrl })
    .route('/', createLicences(shell, pages.remotes))
    .route('/', createVisitReports({ api, countRead, health }))
    .route('/', staticFiles)
    .route(
      '/',
      createPageFiles({
        api,
        pages,
        revision,
        countRead,
        log,
        isLate,
        siteUrl,
        dist: join(shell, 'dist'),
      }),
    );
  const newConnections = new NewConnections();
  const previews =
    releases && previewAccess && createPreviews({ access: previewAccess, releases, canServe: pages.canServe, log });
  const withBody = createBodyReader(createWorkQueue(LARGE_BODIES_IN_FLIGHT));
  let isStopping = false;
  const app = createApp({
    api,
    log,
    files,
    commands:
      releases &&
      remoteAccess &&
      createCommandAnswers({
        api,
        access: remoteAccess,
        releases,
        pages,
        checks,
        addOrigin: origins && createOriginAdder({ origins, remotesFolder }),
        takeManifest: origins && createManifestTaker({ origins, remotesFolder }),
        countRead,
        log,
        siteUrl: () => siteUrl ?? server.url,
      }),
    answerPage: createPageAnswers({
      api,
      previews,
      variantOf: async (request) => groups(request),
      revision,
      pages,
      toDocument: (page) => renderDocument(page, assets),
      queue: createWorkQueue({
        ...PAGES_IN_FLIGHT,
        isLate,
        // A page takes longer to render than hundreds of connections to accept.
        ready: () => newConnections.settled(NEWCOMERS_FIRST_MS),
      }),
      countRead,
      withBody,
      styles: assets.css,
      siteUrl,
    }),
    answerCall: createCallAnswers({
      api,
      queue: createWorkQueue({ ...CALLS_IN_FLIGHT, isLate }),
      countRead,
      withBody,
    }),
    isStopping: () => isStopping,
  });
  const whole = new Hono().use(securityHeaders({ dataLayer, isHttps }), middleware).route('/', app);
  const answer = getRequestListener(whole.fetch);
  const server = await listen(answer, port, { host, newConnections });
  return {
    ...server,
    async close() {
      isStopping = true;
      await server.close();
      await hosts.close();
      eventLoop.stop();
      upkeep?.stop();
    },
  };
}

/** How long a page that is to be rendered gives way to newcomers. */
const NEWCOMERS_FIRST_MS = 500;
/** Pages take the processor, so more at once are no faster; a full queue is about a second's work. */
const PAGES_IN_FLIGHT = { atOnce: 4, waiting: 32, perVisitor: 12 };
/** Calls mostly wait for the database. */
const CALLS_IN_FLIGHT = { atOnce: 16, waiting: 64, perVisitor: 24 };
/** Each has up to 7 MB in memory from its first byte until it is answered. */
const LARGE_BODIES_IN_FLIGHT = { atOnce: 8, waiting: 8, perVisitor: 3 };

const RENDERER = join(shell, 'dist/server/entry-server.js');

async function loadRenderer() {
  const { createRenderer } = (await import(
    pathToFileURL(RENDERER).href
  )) as typeof import('../shell/src/entry-server.tsx');
  return createRenderer;
}
