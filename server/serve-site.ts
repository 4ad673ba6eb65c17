import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Api, FailureLog, PolicyReport } from '@site/api';
import type { Log } from '@site/api/program';
import { ownContract, type CallContracts } from '@site/protocol/compatibility.ts';
import { createApp } from './app.ts';
import { createFailureReports } from './failures/failure-reports.ts';
import { createFailureRecorder, faultNumbers, noticed, type RecordFailure } from './failures/record-failure.ts';
import { createLicences } from './files/licences.ts';
import { createPageFiles } from './files/page-files.ts';
import { createSearchEngineFiles } from './files/search-engines.ts';
import { createSecurityTxt } from './files/security-txt.ts';
import { createSitemap } from './files/sitemap.ts';
import { createStaticFiles } from './files/static-files.ts';
import { listen, type ListeningServer } from './http/listen.ts';
import { createCallAnswers } from './http/serve-calls.ts';
import { renderDocument } from './pages/document/document.ts';
import { createPages, type Pages } from './pages/pages.ts';
import { createPageAnswers } from './pages/serve-pages.ts';
import type { VersionChecks } from './releases/checks/check-version.ts';
import { createOriginAdder } from './releases/commands/add-origin.ts';
import { createCommandAnswers } from './releases/commands/serve-commands.ts';
import { createManifestTaker } from './releases/commands/take-manifest.ts';
import { createDeprecatedNames } from './releases/deprecated-names/serve-deprecated-names.ts';
import type { HealthWatch } from './releases/gradual/health/health-watch.ts';
import { createReleaseGroups } from './releases/gradual/release-groups.ts';
import { createVisitReports } from './releases/gradual/visit-reports.ts';
import type { RecordedCalls } from './releases/history/recorded-calls.ts';
import type { Releases } from './releases/history/releases.ts';
import type { RemoteOrigins } from './releases/history/remote-origins.ts';
import type { RemoteAccess } from './releases/keys/remote-access.ts';
import type { PreviewAccess } from './releases/preview/preview-access.ts';
import { createPreviews } from './releases/preview/previews.ts';
import { createHost, withHost } from './releases/staff-page/host.ts';
import type { PublicDataLayer } from './rendering/data-layer.ts';
import { createPolicyReports } from './security/policy-reports.ts';
import { securityHeaders } from './security/security-headers.ts';
import { readBuiltShell, type BuiltShell } from './site/built-shell.ts';
import { prepareRemotes } from './site/prepare-remotes.ts';
import { watchTraffic, type Traffic } from './site/traffic.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

interface SiteOptions {
  api: Api;
  log: Log;
  /** 0 picks a free one. */
  port: number;
  /** The address to bind; default: all. */
  host?: string | undefined;
  /** Which versions of remotes are live; without it, the newest build of each that fits is. */
  releases?: Releases;
  /** What versions of remotes call; without it, an API that breaks them is not refused. */
  recordedCalls?: RecordedCalls;
  /** The contract that the API keeps; default: its own. */
  offered?: CallContracts;
  /** Who may preview other versions; without it and `releases`, nobody. */
  previewAccess?: PreviewAccess;
  /** Counts how versions of remotes do. */
  health?: HealthWatch;
  /** Remembers the failures of pages; without it, they are only logged. */
  failures?: FailureLog;
  /** Counts what browsers refuse on pages; without it, nobody does. */
  countPolicyReport?: (report: PolicyReport) => Promise<void>;
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
  /** Follows requests; without it, nobody does. */
  telemetry?: Telemetry | undefined;
  /** Whether remotes run in threads of their own; default: they do. */
  isIsolated?: boolean;
}

/** What answers requests, once the remotes are known. */
interface Site extends SiteOptions {
  isHttps: (request: Request) => boolean;
  remotesFolder: string;
  shell: BuiltShell;
  checks: VersionChecks;
  recordCalls: () => Promise<void>;
  recordFailure: RecordFailure;
  pages: Pages;
  /** What pages are made from; undefined where nothing may be kept. */
  revision: () => Promise<string | undefined>;
  traffic: Traffic;
  /** The address that the server listens on; known once it does. */
  listensAt: () => string;
}

/**
 * Serves the built site.
 * @throws PortTakenError, HostUnavailableError, ApiBreaksRemotes, and when the shell has not been built
 */
export async function serveSite(options: SiteOptions): Promise<ListeningServer> {
  const { port, host, log, releases, recordedCalls, remoteAccess, origins, health, dataLayer, siteUrl, telemetry } =
    options;
  const { isHttps = ({ url }) => url.startsWith('https:'), isIsolated = true, offered = ownContract() } = options;
  const shell = await readBuiltShell();
  const { remotesFolder = join(shell.folder, '../remotes') } = options;
  const hosted = withHost(options.api, () => siteHost);
  const api = telemetry?.api(hosted) ?? hosted;
  const known = { releases, recordedCalls, offered, remoteAccess, origins };
  const around = { ...known, api, shell, remotesFolder, dataLayer, siteUrl, log };
  const recordFailure = createFailureRecorder({ log, failures: options.failures });
  const { findRemotes, hosts, checks, recordCalls, close } = await prepareRemotes({
    ...around,
    isIsolated,
    onFailure: (failure, build) =>
      void recordFailure(noticed(failure, { remote: build.name, version: build.version }), { ...build, build }),
  });
  const pages = await createPages({
    api,
    log,
    findRemotes,
    hosts: telemetry?.hosts(hosts) ?? hosts,
    loadRenderer: shell.loadRenderer,
    dataLayer,
    siteUrl,
    onFailure: (failure, of, remotes) =>
      void recordFailure(noticed(failure, of), { routes: remotes.flatMap(({ routes }) => routes) }),
    onRendered: ({ failed, ...seen }) => health?.count(seen, 'renders', { failed }),
  });
  const siteHost = createHost({ pages, provided: shell.provided, shellDist: shell.dist, releases, health });
  const traffic = watchTraffic();
  telemetry?.watchQueues({ pages: traffic.pages, calls: traffic.calls });
  const { revision } = pages;
  const site = {
    ...options,
    api,
    isHttps,
    remotesFolder,
    shell,
    checks,
    recordCalls,
    recordFailure,
    pages,
    revision,
    traffic,
  };
  const app = createSiteApp({ ...site, listensAt: () => server.url });
  const server = await listen(getRequestListener(app.fetch), port, { host, newConnections: traffic.newConnections });
  return {
    ...server,
    async close() {
      traffic.isStopping = true;
      await server.close();
      await close();
      traffic.eventLoop.stop();
    },
  };
}

function createSiteApp(site: Site) {
  const { api, log, traffic, dataLayer, isHttps, telemetry, recordFailure, middleware = passOn } = site;
  const { calls: queue, countRead, withBody } = traffic;
  const app = createApp({
    api,
    log,
    files: createFiles(site),
    commands: createCommands(site),
    answerPage: createSitePageAnswers(site),
    answerCall: createCallAnswers({ api, queue, countRead, withBody, numberFault: faultNumbers(recordFailure) }),
    isStopping: () => traffic.isStopping,
  });
  return new Hono()
    .use(telemetry?.middleware ?? passOn, securityHeaders({ dataLayer, isHttps }), middleware)
    .route('/', app);
}

const passOn: MiddlewareHandler = (_context, next) => next();

function createFiles({
  api,
  log,
  health,
  countPolicyReport: count,
  failures,
  recordFailure,
  pages,
  releases,
  revision,
  shell,
  siteUrl,
  traffic,
}: Site): Hono {
  const { countRead } = traffic;
  const { isLate } = traffic.eventLoop;
  const addresses = createSitemap({ pages, revision, log });
  return createSearchEngineFiles({ addresses, siteUrl })
    .route('/', createSecurityTxt(siteUrl))
    .route('/', createLicences(shell.folder, pages.remotes))
    .route('/', createVisitReports({ api, countRead, health }))
    .route('/', createPolicyReports({ api, pages, countRead, count }))
    .route('/', createFailureReports({ api, pages, countRead, failures, record: recordFailure }))
    .route('/', createDeprecatedNames({ api, countRead, remotes: pages.remotes, releases }))
    .route('/', createStaticFiles(shell.folder, pages.remotes))
    .route('/', createPageFiles({ api, pages, revision, countRead, log, isLate, siteUrl, dist: shell.dist }));
}

/** Undefined where nobody may command remotes. */
function createCommands(site: Site): Hono | undefined {
  const { api, log, releases, recordedCalls, remoteAccess: access, origins, remotesFolder, pages, checks } = site;
  if (!releases || !access) return undefined;
  return createCommandAnswers({
    api,
    access,
    releases,
    recordedCalls,
    pages: { remotes: pages.remotes, refresh: () => Promise.all([pages.refresh(), site.recordCalls()]) },
    checks,
    addOrigin: origins && createOriginAdder({ origins, remotesFolder }),
    takeManifest: origins && createManifestTaker({ origins, remotesFolder }),
    countRead: site.traffic.countRead,
    log,
    siteUrl: () => site.siteUrl ?? site.listensAt(),
  });
}

function createSitePageAnswers(site: Site) {
  const { api, log, releases, previewAccess: access, pages, revision, isHttps, siteUrl } = site;
  const { assets } = site.shell;
  const { pages: queue, countRead, withBody } = site.traffic;
  const groups = createReleaseGroups({ remotes: pages.remotes, isHttps });
  return createPageAnswers({
    api,
    previews: releases && access && createPreviews({ access, releases, canServe: pages.canServe, log }),
    assignmentOf: async (request) => groups(request),
    revision,
    pages,
    toDocument: (page) => renderDocument(page, assets),
    queue,
    countRead,
    withBody,
    styles: assets.css,
    siteUrl,
  });
}
