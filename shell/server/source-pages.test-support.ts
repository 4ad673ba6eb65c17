import { createLog } from '@site/api/log.ts';
import type { RemoteModule } from '@site/remote-kit';
import registry from '../registry.json' with { type: 'json' };
import { createPages, type Api, type Pages } from './pages.ts';
import type { FoundRemote } from './registry.ts';

/** The site's pages from the sources of every remote, as the server makes them. */
export const createSourcePages = async (api: Api, siteUrl?: string): Promise<Pages> => {
  const remotes = await Promise.all(registry.map(fromSources));
  return createPages({
    api,
    log: createLog(() => undefined),
    siteUrl,
    findRemotes: async () => ({ remotes, revision: 'sources' }),
    loadRenderer: async () => (await import('../src/entry-server.tsx')).createRenderer,
  });
};

async function fromSources({ name, paths }: (typeof registry)[number]): Promise<FoundRemote> {
  const module = (await import(`../../remotes/${name}/src/routes.tsx`)) as RemoteModule;
  const routes = module.routes.map(({ path, layout }) => ({ path, layout, js: [], css: [] }));
  const build = { name, version: 'sources', entry: '', base: '/', shared: {}, routes, load: async () => module };
  return { name, paths, build };
}
