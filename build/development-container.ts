import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { CONTAINER, remoteContainer } from './federation.ts';
import { compileMdx } from './mdx.ts';
import { INLINED_BYTES, nameOfRemote, REMOTE_ENTRY } from './remote-config.ts';

/** Where a development server has the modules of a remote for the built shell of a running site. */
export const containerBase = (remote: string): string => `/@container/${remote}/`;

/** The URL of a remote's container there. */
export const developmentContainer = (remote: string): string => containerBase(remote) + CONTAINER;

/**
 * The remote in the folder `root` as the container that its build is, from its sources, with hot reload. It has no fast
 * refresh, and no JSX of a development build: the React that a built shell shares has neither.
 *
 * @param shell the folder of the shell's sources
 */
export function developmentContainerConfig(root: string, shell: string): InlineConfig {
  const name = nameOfRemote(root);
  return {
    root,
    base: containerBase(name),
    configFile: false,
    logLevel: 'warn',
    plugins: [compileMdx(), liveEntry(root, shell), remoteContainer(root, name, LIVE_ENTRY)],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Otherwise Vite finds what the pages import only while one loads, and reloads it.
    optimizeDeps: { entries: [join(root, REMOTE_ENTRY)] },
    build: { assetsInlineLimit: INLINED_BYTES },
  };
}

const LIVE_ENTRY = 'virtual:live-entry';

/** Exposes the remote's routes so that a change in its sources replaces the pages that a visitor has loaded. */
const liveEntry = (root: string, shell: string): Plugin => ({
  name: 'live-entry',
  enforce: 'pre',
  resolveId: (id) => (id === LIVE_ENTRY ? id : undefined),
  load(id) {
    if (id !== LIVE_ENTRY) return undefined;
    const entry = JSON.stringify(join(root, REMOTE_ENTRY));
    return `import { liveRoutes } from ${JSON.stringify(join(shell, 'src/remotes/live-routes.ts'))};
import { routes as first } from ${entry};
const { routes, replace } = liveRoutes(first);
export { routes };
import.meta.hot.accept(${entry}, (next) => next && replace(next.routes));`;
  },
});
