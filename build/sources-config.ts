import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { compileMdx } from './mdx.ts';
import { INLINED_BYTES, REMOTE_ENTRY } from './remote-config.ts';
import { sharedEntries, sharedEntry } from './shared-entries.ts';
import { sharedFiles, sharedPackages, type SharedFile } from './shared-packages.ts';

/** The shell and the remotes in these folders from their sources, for browsers and for the composition server. */
export function sourcesConfig(shell: string, remotes: readonly string[]): InlineConfig {
  return {
    root: shell,
    base: '/',
    configFile: false,
    logLevel: 'warn',
    plugins: [compileMdx(), react(), sharedEntries(shell)],
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

/** The shared packages for remotes that are served as built: specifier -> URL. */
export const sharedSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sharedFiles).flatMap(([file, modules]) =>
    modules.map((module) => [module, `/@id/${sharedEntry(file as SharedFile)}`]),
  ),
);
