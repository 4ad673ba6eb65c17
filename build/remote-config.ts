import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InlineConfig, PluginOption, Rolldown } from 'vite';
import { BROWSERS } from './browsers.ts';
import { collectPlacedFragments, exportFragments } from './fragments.ts';
import { LICENCES } from './licences.ts';
import { collectPageLinks } from './page-links.ts';
import { SERVER_PACKAGES } from './sbom.ts';
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

/** What browsers load, however it is put into files. */
const client = (root: string): InlineConfig => ({
  ...base(root),
  build: {
    assetsInlineLimit: INLINED_BYTES,
    emptyOutDir: true,
    target: BROWSERS,
    manifest: true,
    license: { fileName: LICENCES },
    // The HTML names the modules that a page needs.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
});

/** Modules of the remote and what they load, alone: each is shared by exactly the pages that need it. */
export function remoteGraphConfig(root: string, input: string[], plugins: PluginOption[]): InlineConfig {
  const config = client(root);
  return {
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      ...config.build,
      write: false,
      rollupOptions: {
        input: input.map((file) => resolve(root, file)),
        preserveEntrySignatures: 'allow-extension',
        external: [...sharedModules],
      },
    },
  };
}

/** What the container needs before it can be asked for anything. */
const CONTAINERS_OWN = {
  name: 'federation',
  test: /@module-federation\/runtime\/|mf-external-runtime-core|mf-localSharedImportMap/,
};

/** Without a hash: the folder is named after what is in it. Pictures keep one, as the server's bundle names them. */
const MODULE_NAMES = 'assets/[name].js';

/**
 * What browsers load: the routes and pages in the container, which comes from the federation plugin.
 *
 * @param input a module that imports all that the remote takes of the shared packages
 * @param groups what goes into one file
 */
export function remoteClientConfig(
  root: string,
  { input, outDir, groups }: { input: string; outDir: string; groups: Rolldown.CodeSplittingGroup[] },
): InlineConfig {
  const config = client(root);
  return {
    ...config,
    build: {
      ...config.build,
      outDir,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: MODULE_NAMES,
          codeSplitting: { groups: [CONTAINERS_OWN, ...groups], includeDependenciesRecursively: false },
        },
      },
    },
  };
}

/**
 * What the composition server imports: the same pages, with all that they need except the shared packages, because it
 * finds no others.
 */
export function remoteServerConfig(root: string, outDir: string, plugins: PluginOption[]): InlineConfig {
  return {
    ...base(root),
    configFile: false,
    plugins: [
      plugins,
      collectPageLinks(nameOfRemote(root)),
      collectPlacedFragments(),
      exportFragments(root, REMOTE_ENTRY),
    ],
    ssr: { external: [...sharedPackages], noExternal: true },
    build: {
      assetsInlineLimit: INLINED_BYTES,
      ssr: true,
      license: { fileName: SERVER_PACKAGES },
      outDir,
      emptyOutDir: true,
      target: 'node20',
      // Named here as well, a shared package need not be built yet.
      rollupOptions: { input: { routes: resolve(root, REMOTE_ENTRY) }, external: [...sharedModules] },
    },
  };
}
