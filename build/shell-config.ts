import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { LICENCES } from './licences.ts';
import { collectPageLinks } from './page-links.ts';
import { plainImports } from './plain-imports.ts';
import { scopedNames } from './scoped-names.ts';
import { sharedEntries, sharedEntry } from './shared-entries.ts';
import { sharedFiles, sharedModules, sharedPackages, type SharedFile } from './shared-packages.ts';

/** Where the composition server serves the shell's own files. */
const SHELL_BASE = '/shell/';

const base = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  base: SHELL_BASE,
  css: { modules: { generateScopedName: scopedNames('shell', root) } },
});

/** What browsers load: the page's own code. */
export function shellClientConfig(root: string): InlineConfig {
  return {
    ...base(root),
    plugins: [react()],
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      license: { fileName: LICENCES },
      modulePreload: false,
      rollupOptions: { input: resolve(root, 'src/entry-client.tsx'), external: [...sharedModules] },
    },
  };
}

/** What browsers load beside it: a package that the page shares with remotes, in a file that changes only with it. */
export function sharedFileConfig(root: string, name: SharedFile): InlineConfig {
  const own: readonly string[] = sharedFiles[name];
  return {
    ...base(root),
    plugins: [react(), sharedEntries(root), plainImports()],
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2022',
      license: { fileName: `${name}-${LICENCES}` },
      modulePreload: false,
      rollupOptions: {
        input: { [name]: sharedEntry(name) },
        external: sharedModules.filter((module) => !own.includes(module)),
        // What loads later uses what is here.
        preserveEntrySignatures: 'allow-extension',
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
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { input: { 'entry-server': resolve(root, 'src/entry-server.tsx') } },
    },
  };
}
