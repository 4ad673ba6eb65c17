import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import { BROWSERS } from '../../../../build/browsers.ts';
import { compileMdx } from '../../../../build/mdx.ts';
import { precompress } from '../../../../build/precompress.ts';
import { STYLE_SINGLETON } from '../../../../build/shell-config.ts';
import { scopedNames } from '../../../../build/scoped-names.ts';

const root = join(import.meta.dirname, '../../../..');

/** In the bundle's manifest. */
export const ENTRY = 'shell/src/entry-client.tsx';

export const BUNDLE_BASE = '/bundle/';

const config: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'error',
  base: BUNDLE_BASE,
  resolve: { alias: { 'react-style-singleton': STYLE_SINGLETON } },
  plugins: [withoutFederation(), compileMdx(), react()],
  // The same names as in the server's HTML.
  css: { modules: { generateScopedName: (local, file) => scopedNames(...appOf(file))(local, file) } },
  build: {
    assetsInlineLimit: 0,
    emptyOutDir: true,
    target: BROWSERS,
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: join(root, ENTRY),
      // What every page loads is one file.
      output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } },
    },
  },
};

/** Replaces what the shell does because of federation. */
function withoutFederation(): Plugin {
  return {
    name: 'without-federation',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:load-remote|fragment-source)\.ts$/ },
      handler: (id) => join(import.meta.dirname, basename(id)),
    },
  };
}

/** The name and folder of the app that a style sheet is part of. What remotes share, no page shows at first. */
function appOf(file: string): [name: string, folder: string] {
  const remote = /\/remotes\/([^/]+)\//.exec(file)?.[1];
  return remote ? [remote, join(root, 'remotes', remote)] : ['shell', join(root, 'shell')];
}

/**
 * The site's sources as one bundle without federation, as a good team would build a site of one piece: a page's code
 * loads lazily, and what all pages share is one file. Writes it into the folder `outDir`, compressed like the
 * site's own files.
 */
export async function buildOneBundle(outDir: string): Promise<Manifest> {
  await build({ ...config, build: { ...config.build, outDir } });
  await precompress(outDir);
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}
