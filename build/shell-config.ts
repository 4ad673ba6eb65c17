import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { BROWSERS } from './browsers.ts';
import { LICENCES } from './licences.ts';
import { collectPageLinks } from './page-links.ts';
import { plainImports } from './plain-imports.ts';
import { SERVER_PACKAGES } from './sbom.ts';
import { scopedNames } from './scoped-names.ts';
import { sharedPackages, sharedVersions } from './shared-packages.ts';

/** Where the composition server serves the shell's own files. */
const SHELL_BASE = '/shell/';

/** Radix's own puts a style element into pages, which their policy forbids. */
export const STYLE_SINGLETON = resolve(
  import.meta.dirname,
  '../design-system/src/components/overlay/style-singleton.ts',
);

const base = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  base: SHELL_BASE,
  css: { modules: { generateScopedName: scopedNames('shell', root) } },
});

/** What browsers load: the host of the federation, with what it shares. */
export function shellClientConfig(root: string): InlineConfig {
  return {
    ...base(root),
    plugins: [react(), plainImports()],
    resolve: { alias: { 'react-style-singleton': STYLE_SINGLETON } },
    define: {
      SHARED_VERSIONS: JSON.stringify(sharedVersions(root)),
      // The federation runtime's settings: the server names the remotes, so that browsers read no manifests.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      ENV_TARGET: '"web"',
    },
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      target: BROWSERS,
      manifest: true,
      license: { fileName: LICENCES },
      modulePreload: false,
      rollupOptions: {
        input: resolve(root, 'src/entry-client.tsx'),
        // One file, which what loads later imports.
        output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
      },
    },
  };
}

/** What the composition server imports to render pages. */
export function shellServerConfig(root: string): InlineConfig {
  return {
    ...base(root),
    plugins: [react(), collectPageLinks('shell')],
    ssr: { external: [...sharedPackages], noExternal: ['@site/contract', 'valibot'] },
    build: {
      ssr: true,
      license: { fileName: SERVER_PACKAGES },
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { input: { 'entry-server': resolve(root, 'src/entry-server.tsx') } },
    },
  };
}
