import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { matchPath } from 'react-router-dom';
import { createServer, searchForWorkspaceRoot, type Connect, type ViteDevServer } from 'vite';
import type { Api } from '@site/api';
import type { Log } from '@site/api/program';
import { createApiDocs } from '@site/mocks/api-docs';
import type { RemoteModule } from '@site/remote-kit';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import { fragmentLists } from '../../build/fragments.ts';
import { nameOfRemote, REMOTE_ENTRY } from '../../build/remote-config.ts';
import { sharedVersions } from '../../build/shared-packages.ts';
import { sourceContainer, sourcesConfig } from '../../build/sources-config.ts';
import { createApp } from '../app.ts';
import { createPageFiles } from '../files/page-files.ts';
import { createStaticFiles } from '../files/static-files.ts';
import { listen, type ListeningServer } from '../http/listen.ts';
import { visitorRequest } from '../http/visitor-request.ts';
import { renderDocument } from '../pages/document/document.ts';
import { createPages } from '../pages/pages.ts';
import { renderFor, type PageRendering } from '../pages/render-page.ts';
import type { HealthWatch } from '../releases/gradual/health/health-watch.ts';
import { createHost, withHost } from '../releases/staff-page/host.ts';
import type { FoundRemote } from '../remotes/found-remote.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import { createPageHosts } from '../rendering/page-hosts.ts';
import { hostFromEnvironment } from '../run.ts';
import { freePort } from './free-port.ts';

/** The remote in this folder, from its sources. */
async function remoteFrom(folder: string, vite: ViteDevServer): Promise<RemoteBuild> {
  const load = async () => {
    const [routesOnly, fragmentsOnly] = await Promise.all(
      [REMOTE_ENTRY, ...fragmentLists(folder)].map((file) => vite.ssrLoadModule(join(folder, file))),
    );
    return { ...routesOnly, ...fragmentsOnly } as RemoteModule;
  };
  const { routes, fragments = [] } = await load();
  return {
    name: nameOfRemote(folder),
    version: 'sources',
    entry: sourceContainer(folder),
    base: '',
    code: { load },
    shared: sharedVersions(folder),
    imports: {},
    routes: routes.map(({ path, layout }) => ({ path, layout, js: [], css: [] })),
    links: [],
    fragments: fragments.map(({ name }) => ({ name, input: {}, js: [], css: [] })),
    files: {},
  };
}

/** A remote, and the folder of its sources if they are served instead of its build. */
interface SourceRemote extends FoundRemote {
  sources?: string;
}

export interface SourceOptions {
  /** The shell's folder, with its sources and its build's pictures. */
  shell: string;
  /** Where Vite keeps what it has prepared. Each server has a folder of its own: two in one invalidate each other's. */
  cache: string;
  /** The site's remotes, given what this shell shares. */
  findRemotes: (provided: SharedPackages) => Promise<readonly SourceRemote[]>;
  api: Api;
  /** What counts how visitors fare with versions; it has been counting where the built site was served. */
  health?: Pick<HealthWatch, 'figures'>;
  log: Log;
  siteUrl: string | undefined;
  port: number;
  /** The address to bind; default: HOST's, or all. */
  host?: string | undefined;
  /** What sees every request before the site does. */
  middleware?: MiddlewareHandler;
  /** What serves modules that are not this server's, before it is asked. */
  modules?: Connect.NextHandleFunction;
  /**
   * What answers everything but the remotes' pages and what is made of them, given the remotes that are served here;
   * default: this server.
   */
  elsewhere?: (request: Request, remotes: readonly RemoteBuild[]) => Promise<Response>;
}

/** A page, or a file that is made of one: '/jobs.rss', '/jobs/share.jpg'. */
const pagesOf = (path: string): string[] => [path, path.replace(/\.\w+$/, ''), path.replace(/\/[^/]+\.\w+$/, '')];

const hasPage =
  (remotes: readonly FoundRemote[]) =>
  (path: string): boolean => {
    const routes = remotes.flatMap(({ build }) => build?.routes ?? []);
    return pagesOf(path).some((page) => routes.some((route) => matchPath(route.path, page)));
  };

/** The composed site with hot reload. */
export async function serveSources({
  shell,
  cache,
  findRemotes,
  api: given,
  health,
  log,
  siteUrl,
  port,
  host = hostFromEnvironment(),
  middleware = (_context, next) => next(),
  modules = (_request, _response, next) => next(),
  elsewhere,
}: SourceOptions): Promise<ListeningServer> {
  const provided = { versions: sharedVersions(shell) };
  const found = await findRemotes(provided);
  const folders = found.flatMap(({ sources }) => sources ?? []);
  const vite = await createServer({
    ...sourcesConfig(shell, folders),
    cacheDir: cache,
    appType: 'custom',
    server: {
      middlewareMode: true,
      // Vite's own is taken when another development server runs.
      hmr: { port: await freePort() },
      // Fonts come from where the packages are installed, which may be above the shell.
      fs: { allow: [searchForWorkspaceRoot(process.cwd()), shell, ...folders] },
    },
  });
  const remotes = await Promise.all(
    found.map(async ({ sources, ...remote }): Promise<FoundRemote> =>
      sources === undefined ? remote : { ...remote, build: await remoteFrom(sources, vite) },
    ),
  );
  let revision = 0;
  const api = withHost(given, () => siteHost);
  const loadRenderer = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')).createRenderer;
  const pages = await createPages({
    api,
    log,
    siteUrl,
    hosts: createPageHosts({ loadRenderer, siteUrl, log }),
    // Every page is rendered from the current sources.
    findRemotes: () => Promise.resolve({ remotes, revision: String((revision += 1)) }),
    refreshEvery: 0,
    // Sources are compiled when they are first needed.
    fragmentsWithin: 10_000,
    loadRenderer,
  });
  const siteHost = createHost({ pages, provided, health });
  const assets = { entry: '/src/entry-client.tsx', js: [], fragmentJs: [], icon: '/icon.svg', css: [], fonts: [] };
  const rendering: PageRendering = {
    pages,
    toDocument: async (page, url) => {
      const document = renderDocument(page, assets);
      return { ...document, html: await vite.transformIndexHtml(url.pathname, document.html) };
    },
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
          pages,
          revision: pages.revision,
          countRead: () => undefined,
          log,
          siteUrl,
          dist: join(shell, 'dist'),
        }),
      ),
    answerPage: async (context) => (await renderFor(visitorRequest(context), rendering)).response,
    answerCall: (context) => api.fetch(visitorRequest(context)),
  });
  const isOurs = hasPage(remotes);
  const builds = remotes.flatMap(({ build }) => build ?? []);
  const orElsewhere: MiddlewareHandler = async ({ req }, next) =>
    elsewhere && !isOurs(req.path) ? elsewhere(req.raw, builds) : next();
  const answerPages = getRequestListener(new Hono().use(middleware, orElsewhere).route('/', app).fetch);
  return listen(
    (request, response) => {
      const answer = () => void answerPages(request, response);
      modules(request, response, () => vite.middlewares(request, response, answer));
    },
    port,
    { host },
  );
}
