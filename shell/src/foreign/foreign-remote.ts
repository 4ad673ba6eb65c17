import type { RemoteModule } from '@site/remote-kit';
import { checkModules } from '../remotes/check-modules.ts';
import { host } from '../remotes/federation.ts';
import { inTime, LOADS_WITHIN_MS } from '../remotes/load-page.ts';
import { recover } from '../remotes/recover.ts';
import { RemoteUnavailableError, type ForeignRemote } from '../remotes/registry.ts';
import { foreignModule, type Container } from './foreign-module.tsx';
import { ForeignPage } from './foreign-page.tsx';
import { openRoutes, type ForeignRoute, type MatchedPage } from './foreign-routes.ts';
import { isStoodIn } from './stand-in.tsx';

/** By remote. */
const containers = new Map<string, Container>();

/** The pages of a remote that was built with other tools. */
export function foreignRemote(remote: ForeignRemote): RemoteModule {
  const container = containers.get(remote.name) ?? createContainer(remote);
  containers.set(remote.name, container);
  return foreignModule(remote, { container, Page: ForeignPage });
}

function createContainer(remote: ForeignRemote): Container {
  let loading: Promise<readonly ForeignRoute[]> | undefined;
  /** By address: what was asked for, what has arrived, and whose head was made before. */
  const asked = new Map<string, Promise<MatchedPage['routes']>>();
  const pages = new Map<string, MatchedPage>();
  const early = new Set<string>();

  const load = () =>
    (loading ??= loadRoutes(remote).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  async function open(path: string, pathname: string) {
    const opening = load().then((routes) => openRoutes(routes, path, pathname));
    try {
      const page = await inTime(opening, LOADS_WITHIN_MS);
      pages.set(pathname, page);
      return page.routes;
    } catch (cause) {
      const error = new RemoteUnavailableError(remote, { cause });
      await recover(error, window.location.pathname + window.location.search);
      throw error;
    }
  }

  return {
    async prepare() {
      const loaded = load();
      if (!isStoodIn(remote.name)) await loaded;
      // Opening the page fails with it.
      else loaded.catch(() => undefined);
    },
    open(path, pathname) {
      const page = asked.get(pathname) ?? open(path, pathname);
      asked.set(pathname, page);
      return page;
    },
    metaAt(pathname) {
      const page = pages.get(pathname);
      if (!page) early.add(pathname);
      return page?.meta?.(new URL(pathname, window.location.href));
    },
    wasEarly: (pathname) => early.delete(pathname),
  };
}

async function loadRoutes(remote: ForeignRemote): Promise<readonly ForeignRoute[]> {
  const { name, entry = '', foreign } = remote;
  await checkModules(remote);
  const url = new URL(entry, document.baseURI).href;
  const { type, globalName, integrity = '' } = foreign;
  host.registerPlugins([checkScript(name, url, integrity)]);
  host.registerRemotes([{ name, entry: url, type, entryGlobalName: globalName }]);
  const { routes } = (await host.loadRemote<{ routes?: unknown }>(`${name}/routes`)) ?? {};
  if (Array.isArray(routes)) return routes as readonly ForeignRoute[];
  throw new Error('Its container exposes no list of routes');
}

/** Has the browser check the script at this address, which an import map does not. */
const checkScript = (remote: string, checked: string, integrity: string) => ({
  name: `integrity-of-${remote}`,
  createScript({ url }: { url: string }) {
    if (url !== checked) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    return script;
  },
});
