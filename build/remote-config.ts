import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { remoteFederation } from './federation.ts';
import { LICENCES } from './licences.ts';
import { compileMdx } from './mdx.ts';
import { sharedPackages } from './shared-packages.ts';

/** None: a picture stays a file, which only those who see it load. */
const INLINED_BYTES = 0;

const base = (root: string): InlineConfig => ({
  root,
  // The folder's name keeps the class names of two remotes apart.
  css: { modules: { generateScopedName: `${basename(root)}_[local]_[hash:base64:5]` } },
  configFile: false,
  logLevel: 'warn',
  // Asset URLs are relative to the importing file, so a build can be served from any folder.
  base: './',
  experimental: { renderBuiltUrl: (file, { ssr }) => (ssr ? { runtime: servedUrl(root, file) } : { relative: true }) },
});

/** Code for the URL of a browser's file: the server bundle lies in the folder of the version that it belongs to. */
const servedUrl = (root: string, file: string): string =>
  `import.meta.url.replace(/^.*\\/([^/]+)\\/server\\/.*$/, ${JSON.stringify(`/remotes/${basename(root)}/$1/${file}`)})`;

/** What browsers load: the federated container and the pages' chunks. */
export function remoteClientConfig(root: string, name: string, outDir?: string): InlineConfig {
  return {
    ...base(root),
    plugins: [compileMdx(), react(), remoteFederation(root, name)],
    build: {
      assetsInlineLimit: INLINED_BYTES,
      ...(outDir && { outDir }),
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      license: { fileName: LICENCES },
      modulePreload: false,
      rollupOptions: { input: resolve(root, 'src/routes.tsx') },
    },
  };
}

/** What the composition server imports: the same pages, with the shared packages external. */
export function remoteServerConfig(root: string, outDir?: string): InlineConfig {
  return {
    ...base(root),
    plugins: [compileMdx(), react()],
    ssr: { external: [...sharedPackages], noExternal: ['@site/contract', '@site/remote-kit', 'valibot'] },
    build: {
      assetsInlineLimit: INLINED_BYTES,
      ssr: true,
      ...(outDir && { outDir }),
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { input: { routes: resolve(root, 'src/routes.tsx') } },
    },
  };
}
