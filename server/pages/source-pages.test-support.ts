import { join } from 'node:path';
import type { Api } from '@site/api';
import { createLog } from '@site/api/program';
import type { RemoteModule } from '@site/remote-kit';
import type { FoundRemote } from '../remotes/found-remote.ts';
import { readRegistrations, type RegisteredFolder } from '../remotes/registrations.ts';
import { createPageHosts } from '../rendering/page-hosts.ts';
import { createPages, type Pages } from './pages.ts';

/** The folders of the site's remotes. */
export const readRemotes = () => readRegistrations(join(import.meta.dirname, '../../remotes'));

/** The site's pages from the sources of every remote, as the server makes them. */
export const createSourcePages = async (api: Api, siteUrl?: string): Promise<Pages> => {
  const remotes = await Promise.all((await readRemotes()).map(fromSources));
  const log = createLog(() => undefined);
  const loadRenderer = async () => (await import('../../shell/src/entry-server.tsx')).createRenderer;
  return createPages({
    api,
    log,
    siteUrl,
    hosts: createPageHosts({ loadRenderer, siteUrl, log }),
    findRemotes: async () => ({ remotes, revision: 'sources' }),
    loadRenderer,
  });
};

async function fromSources({ name, paths }: RegisteredFolder): Promise<FoundRemote> {
  const module = (await import(`../../remotes/${name}/src/routes.tsx`)) as RemoteModule;
  const routes = module.routes.map(({ path, layout }) => ({ path, layout, js: [], css: [] }));
  const build = {
    name,
    version: 'sources',
    entry: '',
    base: '/',
    shared: {},
    imports: {},
    routes,
    links: [],
    files: {},
    code: { load: async () => module },
  };
  return { name, paths, build };
}
