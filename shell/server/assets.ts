import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { SharedVersions } from '@site/remote-kit/descriptor.ts';

/** Where the server serves the shell's own browser files. */
export const SHELL_BASE = '/shell/';

/** The shell's browser files, as URLs. */
export interface ShellAssets {
  entry: string;
  js: readonly string[];
  css: readonly string[];
  /** The fonts that the first screen uses. */
  fonts: readonly string[];
}

/** The API's client, which the browser loads when a page is opened from another. */
const LOADED_LATER = '../api/contract/index.ts';

/** @throws when the shell has not been built. */
export async function readShellAssets(dist: string): Promise<ShellAssets> {
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest).filter(({ src }) => src !== LOADED_LATER);
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.src === 'src/entry-client.tsx');
  if (!entry) throw new Error('The build of the shell has no entry');
  const url = (file: string) => SHELL_BASE + file;
  return {
    entry: url(entry.file),
    // The first page needs all of them: federation splits the shared packages into chunks that load one another.
    js: unique(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))).map(url),
    css: unique(chunks.flatMap(({ css = [] }) => css)).map(url),
    fonts: unique(chunks.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'))).map(url),
  };
}

/** The versions of the packages that the built shell shares. @throws when the shell has not been built. */
export const readSharedVersions = async (dist: string) =>
  JSON.parse(await readFile(join(dist, 'shared.json'), 'utf8')) as SharedVersions;

const unique = <T>(items: T[]) => [...new Set(items)];
