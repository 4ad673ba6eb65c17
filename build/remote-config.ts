import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { LICENCES } from './licences.ts';
import { compileMdx } from './mdx.ts';
import { collectPageLinks } from './page-links.ts';
import { scopedNames } from './scoped-names.ts';
import { sharedModules, sharedPackages } from './shared-packages.ts';

/** None: a picture stays a file, which only those who see it load. */
export const INLINED_BYTES = 0;

/** What a remote exports: its routes. */
export const REMOTE_ENTRY = 'src/routes.tsx';

/** The remote's name: that of its package, without the scope. */
export function nameOfRemote(root: string): string {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^@[^/]+\//, '');
}

const base = (root: string): InlineConfig => ({
  root,
  css: { modules: { generateScopedName: scopedNames(nameOfRemote(root), root) } },
  configFile: false,
  logLevel: 'warn',
  // Asset URLs are relative to the importing file, so a build can be served from any folder.
  base: './',
  experimental: { renderBuiltUrl: (file, { ssr }) => (ssr ? { runtime: servedUrl(root, file) } : { relative: true }) },
});

/**
 * Code for the URL of a browser's file. The host of the server bundle says where the files are; by default, they are
 * where a site serves the version in whose folder the bundle lies.
 */
const servedUrl = (root: string, file: string): string =>
  `((globalThis.remoteBase ?? import.meta.url.replace(/^.*\\/([^/]+)\\/server\\/.*$/, ` +
  `${JSON.stringify(`/remotes/${nameOfRemote(root)}/$1/`)})) + ${JSON.stringify(file)})`;

/**
 * What browsers load: the remote's routes and its pages, without the packages that the shell shares.
 *
 * @param groups what goes into one file
 */
export function remoteClientConfig(
  root: string,
  outDir: string,
  groups: Rolldown.CodeSplittingGroup[] = [],
): InlineConfig {
  const { plugin, resolveDependencies } = entryStyles();
  return {
    ...base(root),
    plugins: [compileMdx(), react(), plugin],
    build: {
      assetsInlineLimit: INLINED_BYTES,
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      license: { fileName: LICENCES },
      modulePreload: { polyfill: false, resolveDependencies },
      rollupOptions: {
        input: resolve(root, REMOTE_ENTRY),
        preserveEntrySignatures: 'allow-extension',
        external: [...sharedModules],
        output: { codeSplitting: { groups } },
      },
    },
  };
}

/**
 * Loads the entry's styles with a page's own, and no modules: the HTML names those. Vite takes it that whoever loads a
 * module has loaded its styles, and the shell loads entries with `import()`.
 */
function entryStyles() {
  let bundle: Rolldown.OutputBundle = {};
  return {
    plugin: {
      name: 'entry-styles',
      generateBundle: { order: 'pre', handler: (_options, generated) => void (bundle = generated) },
    } satisfies Plugin,
    resolveDependencies(_file: string, _modules: string[], { hostId }: { hostId: string }): string[] {
      const host = bundle[hostId];
      return host?.type === 'chunk' && host.isEntry ? [...(host.viteMetadata?.importedCss ?? [])] : [];
    },
  };
}

/**
 * What the composition server imports: the same pages, with all that they need except the shared packages, because it
 * finds no others.
 */
export function remoteServerConfig(root: string, outDir: string): InlineConfig {
  return {
    ...base(root),
    plugins: [compileMdx(), react(), collectPageLinks(nameOfRemote(root))],
    ssr: { external: [...sharedPackages], noExternal: true },
    build: {
      assetsInlineLimit: INLINED_BYTES,
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      // Named here as well, a shared package need not be built yet.
      rollupOptions: { input: { routes: resolve(root, REMOTE_ENTRY) }, external: [...sharedModules] },
    },
  };
}
