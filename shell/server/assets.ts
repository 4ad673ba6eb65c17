import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { fingerprintOf } from '../../build/fingerprint.ts';
import type { SharedPackages, SharedVersions } from '@site/remote-kit/descriptor.ts';

/** Where the server serves the shell's own browser files. */
export const SHELL_BASE = '/shell/';

/** The shell's browser files, as URLs. */
export interface ShellAssets {
  entry: string;
  /** The shared packages, by the names with which remotes and the entry import them. */
  imports: Readonly<Record<string, string>>;
  css: readonly string[];
  /** The brand's mark, which is smaller than a request for it. */
  icon: string;
  /** The fonts that the first screen uses. */
  fonts: readonly string[];
}

/** @throws when the shell has not been built. */
export async function readShellAssets(dist: string): Promise<ShellAssets> {
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['src/entry-client.tsx'];
  if (!entry) throw new Error('The build of the shell has no entry');
  const { imports } = await readShared(dist);
  const url = (file: string) => SHELL_BASE + file;
  return {
    entry: url(entry.file),
    imports: Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, url(file)])),
    css: (entry.css ?? []).map(url),
    icon: `data:image/svg+xml,${encodeURIComponent(await readFile(join(dist, 'root/icon.svg'), 'utf8'))}`,
    fonts: fontsAtFirst(entry).map(url),
  };
}

/** The fonts that every page needs. The design system has others, for rarer letters. */
export const fontsAtFirst = ({ assets = [] }: ManifestChunk): string[] =>
  assets.filter((file) => /-basic-[^/]+\.woff2$/.test(file));

/** What the built shell shares. @throws when the shell has not been built. */
export async function readSharedPackages(dist: string): Promise<Required<SharedPackages>> {
  const { versions, imports, exports } = await readShared(dist);
  return {
    versions,
    exports: Object.fromEntries(Object.entries(imports).map(([module, file]) => [module, exports[file] ?? []])),
  };
}

const readShared = async (dist: string) =>
  JSON.parse(await readFile(join(dist, 'shared.json'), 'utf8')) as {
    versions: SharedVersions;
    /** Module -> file. */
    imports: Record<string, string>;
    /** File -> names. */
    exports: Record<string, readonly string[]>;
  };

/** A hash of the built shell and of the server's code: what decides which versions of remotes fit. */
export const shellBuildOf = (shell: string): Promise<string> =>
  fingerprintOf(shell, ['dist/built-from.json', 'dist/shared.json', 'server/**/*.ts'], ['**/*.test.ts']);
