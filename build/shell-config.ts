import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { hostFederation } from './federation.ts';
import { LICENCES } from './licences.ts';
import { sharedPackages } from './shared-packages.ts';

/** Where the composition server serves the shell's own files. */
const SHELL_BASE = '/shell/';

const base = (root: string): InlineConfig => ({ root, configFile: false, logLevel: 'warn', base: SHELL_BASE });

/** What browsers load: the host of the federation. */
export function shellClientConfig(root: string): InlineConfig {
  return {
    ...base(root),
    plugins: [react(), hostFederation(root)],
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      license: { fileName: LICENCES },
      modulePreload: false,
      rollupOptions: { input: resolve(root, 'src/entry-client.tsx') },
    },
  };
}

/** What the composition server imports to render pages. */
export function shellServerConfig(root: string): InlineConfig {
  return {
    ...base(root),
    plugins: [react()],
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
