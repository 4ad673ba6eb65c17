/**
 * The composed site with hot reload: `npm run dev`, or `npm run dev -- job-board` for that remote alone. With
 * `--mocked`, mocks answer the API calls, and there is no database.
 */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type InlineConfig } from 'vite';
import { loadConfig, type Log } from '@site/api';
import { createLog } from '@site/api/log.ts';
import { createApiClient } from '@site/contract';
import { remoteClientConfig, remoteServerConfig } from '../../build/remote-config.ts';
import { sharedVersions } from '../../build/shared-packages.ts';
import { shellClientConfig, shellServerConfig } from '../../build/shell-config.ts';
import { resetMocks } from '@site/mocks';
import { createApiDocs } from '@site/mocks/api-docs';
import { GUIDE } from '@site/mocks/guide';
import type { RemoteModule } from '@site/remote-kit';
import { Hono, type MiddlewareHandler } from 'hono';
import { createApp } from './app.ts';
import { createComposition, withComposition } from './composition.ts';
import { renderDocument } from './document.ts';
import { listen, type ListeningServer } from './listen.ts';
import { mockedApi, mockedSite } from './mocked/index.ts';
import { createPageFiles } from './page-files.ts';
import { createPages, type Api } from './pages.ts';
import { createRegistryReader, type FoundRemote } from './registry.ts';
import type { RemoteBuild } from './remote-build.ts';
import { renderFor, type PageRendering } from './render-page.ts';
import { hostFromEnvironment, portFromEnvironment, run } from './run.ts';
import { createSiteRevision } from './site-revision.ts';
import { startServer } from './start-server.ts';
import { createStaticFiles } from './static-files.ts';
import { visitorRequest } from './visitor-request.ts';

const shell = join(import.meta.dirname, '..');
const root = join(shell, '..');

/** Each server has its own dependency cache: two that share one invalidate each other's. */
const cacheFor = (name: string) => join(root, '.cache/vite', name);

/** Vite as a module loader for Node: no websocket, no port. */
const forNode = (name: string, config: InlineConfig) =>
  createVite({
    ...config,
    cacheDir: cacheFor(`${name}-server`),
    appType: 'custom',
    server: { ...config.server, middlewareMode: true, hmr: false, ws: false },
  });

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A remote served from its sources, on its own port. */
async function serveSources(name: string): Promise<RemoteBuild> {
  const folder = join(root, 'remotes', name);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const browser = await createVite({
    ...remoteClientConfig(folder, name),
    base: '/',
    cacheDir: cacheFor(name),
    server: { port, strictPort: true, origin, cors: true },
  });
  await browser.listen();
  const node = await forNode(name, { ...remoteServerConfig(folder), server: { origin } });
  const load = async () => (await node.ssrLoadModule('/src/routes.tsx')) as RemoteModule;
  const { routes } = await load();
  return {
    name,
    version: 'sources',
    entry: 'mf-manifest.json',
    base: `${origin}/`,
    load,
    shared: sharedVersions(folder),
    routes: routes.map(({ path, layout }) => ({ path, layout, js: [], css: [] })),
  };
}

interface SourceOptions {
  api: Api;
  log: Log;
  siteUrl: string | undefined;
  port: number;
  /** The remotes to serve from their sources; all of them when none is named. */
  named: readonly string[];
  /** What sees every request before the site does. */
  middleware?: MiddlewareHandler;
}

/** The composed site, with remotes from their sources. */
async function serveFromSources({
  api: given,
  log,
  siteUrl,
  port,
  named,
  middleware = (_context, next) => next(),
}: SourceOptions): Promise<ListeningServer> {
  const provided = sharedVersions(shell);
  const findRemotes = createRegistryReader({ file: join(shell, 'registry.json'), provided, log });
  const registry = await findRemotes();
  const remotes = await Promise.all(
    registry.remotes.map(async (remote): Promise<FoundRemote> =>
      named.length === 0 || named.includes(remote.name)
        ? { ...remote, build: await serveSources(remote.name) }
        : remote,
    ),
  );
  // At the root, where the remotes look for the fast refresh runtime that they share with the shell.
  const browser = await createVite({
    ...shellClientConfig(shell),
    base: '/',
    cacheDir: cacheFor('shell'),
    appType: 'custom',
    server: { middlewareMode: true },
    // Otherwise Vite finds these only while a page loads, and reloads it.
    optimizeDeps: { include: ['@module-federation/runtime', '@module-federation/runtime/helpers', 'valibot'] },
  });
  const node = await forNode('shell', shellServerConfig(shell));
  let revision = 0;
  const api = withComposition(given, () => composition());
  const pages = await createPages({
    api,
    log,
    siteUrl,
    // Every page is rendered from the current sources.
    findRemotes: () => Promise.resolve({ remotes, revision: String((revision += 1)) }),
    refreshEvery: 0,
    loadRenderer: async () => (await node.ssrLoadModule('/src/entry-server.tsx')).createRenderer,
  });
  const composition = createComposition({ pages, provided });
  const assets = { entry: '/src/entry-client.tsx', js: [], css: [], fonts: [] };
  const rendering: PageRendering = {
    pages,
    toDocument: (page, url) => browser.transformIndexHtml(url.pathname, renderDocument(page, assets, remotes)),
  };
  const app = createApp({
    api,
    log,
    files: createApiDocs()
      .route('/', createStaticFiles(shell, pages.remotes))
      .route(
        '/',
        createPageFiles({
          api,
          client: createApiClient({ baseUrl: 'http://localhost', fetch: (request) => api.fetch(request) }),
          pages,
          revision: createSiteRevision(api, pages),
          countRead: () => undefined,
          log,
          siteUrl,
          dist: join(shell, 'dist'),
        }),
      ),
    answerPage: async (context) => (await renderFor(visitorRequest(context), rendering)).response,
    answerCall: (context) => api.fetch(visitorRequest(context)),
  });
  const answerPages = getRequestListener(new Hono().use(middleware).route('/', app).fetch);
  return listen(
    (request, response) => {
      browser.middlewares(request, response, () => void answerPages(request, response));
    },
    port,
    { host: hostFromEnvironment() },
  );
}

type StartOptions = Pick<SourceOptions, 'port' | 'named'>;

async function serveOnDatabase(options: StartOptions): Promise<ListeningServer> {
  const config = loadConfig();
  const siteUrl = config.publicUrl;
  const server = await startServer({
    config,
    serve: (parts) => serveFromSources({ ...parts, ...options, siteUrl }),
  });
  console.log(`\nThe site is up with hot reload: ${server.url}\n`);
  for (const { scope, password } of server.generatedPasswords) console.log(`  password for ${scope}: ${password}`);
  return server;
}

async function serveOnMocks(options: StartOptions): Promise<ListeningServer> {
  // Jobs are dated relative to startup, so that some are new.
  resetMocks({ now: new Date(), isTicking: true });
  const server = await serveFromSources({
    ...options,
    api: mockedApi(),
    log: createLog(),
    siteUrl: loadConfig().publicUrl,
    middleware: mockedSite(),
  });
  console.log(`\nThe site is up with hot reload, on mock responses: ${server.url}`);
  console.log(`The guide for testers: ${server.url}${GUIDE}\n`);
  return server;
}

await run(() => {
  const { values, positionals: named } = parseArgs({
    options: { mocked: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const serve = values.mocked ? serveOnMocks : serveOnDatabase;
  return serve({ port: portFromEnvironment(), named });
});
