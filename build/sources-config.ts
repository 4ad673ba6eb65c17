import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { fragmentsIn } from './fragments.ts';
import { compileMdx } from './mdx.ts';
import { INLINED_BYTES, REMOTE_ENTRY } from './remote-config.ts';
import { sharedPackages, sharedVersions } from './shared-packages.ts';

/** The shell and the remotes in these folders from their sources, for browsers and for the composition server. */
export function sourcesConfig(shell: string, remotes: readonly string[]): InlineConfig {
  return {
    root: shell,
    base: '/',
    configFile: false,
    logLevel: 'warn',
    plugins: [compileMdx(), react(), sourceContainers()],
    define: { SHARED_VERSIONS: JSON.stringify(sharedVersions(shell)) },
    // A remote in a repository of its own may have others installed.
    resolve: { dedupe: [...sharedPackages] },
    ssr: { external: [...sharedPackages], noExternal: ['@site/contract', '@site/remote-kit', 'valibot'] },
    // Otherwise Vite finds what they import only while a page loads, and reloads it.
    optimizeDeps: {
      entries: [join(shell, 'src/entry-client.tsx'), ...remotes.map((folder) => join(folder, REMOTE_ENTRY))],
      include: ['react-router', 'react-router/dom'],
    },
    build: { assetsInlineLimit: INLINED_BYTES },
  };
}

const CONTAINER = 'virtual:container:';

/** The URL of a container around the sources in this folder, which have what they share with the shell already. */
export const sourceContainer = (folder: string): string => `/@id/${CONTAINER}${folder}`;

const sourceContainers = (): Plugin => ({
  name: 'source-containers',
  resolveId: (id) => (id.startsWith(CONTAINER) ? id : undefined),
  load(id) {
    if (!id.startsWith(CONTAINER)) return undefined;
    const folder = id.slice(CONTAINER.length);
    const exposed = Object.entries({ './routes': REMOTE_ENTRY, ...fragmentsIn(folder) });
    const modules = exposed.map(
      ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(folder, file))})`,
    );
    return `export const init = () => {};
const modules = { ${modules.join(', ')} };
export async function get(name) {
  const module = await modules[name]();
  return () => module;
}`;
  },
});
