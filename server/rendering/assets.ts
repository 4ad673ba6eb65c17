import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import { fingerprintOf } from '../../build/fingerprint.ts';
import { filesNeededBy } from '../../build/manifest.ts';

/** Where the server serves the shell's own browser files. */
export const SHELL_BASE = '/shell/';

/** The shell's browser files, as URLs. */
export interface ShellAssets {
  entry: string;
  /** What the entry imports. */
  js: readonly string[];
  /** What pages with parts of other remotes need besides. */
  fragmentJs: readonly string[];
  css: readonly string[];
  /** The brand's mark, which is smaller than a request for it. */
  icon: string;
  /** The fonts that the first screen uses. */
  fonts: readonly string[];
}

const ENTRY = 'src/entry-client.tsx';
const FRAGMENTS = 'src/fragments/shown-fragment.tsx';

/** @throws when the shell has not been built. */
export async function readShellAssets(dist: string): Promise<ShellAssets> {
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  if (!manifest[ENTRY]) throw new Error('The build of the shell has no entry');
  const { js, css } = filesNeededBy(manifest, [ENTRY]);
  const [entry = '', ...imported] = js.map((file) => SHELL_BASE + file);
  return {
    entry,
    js: imported,
    fragmentJs: filesNeededBy(manifest, [ENTRY, FRAGMENTS])
      .js.filter((file) => !js.includes(file))
      .map((file) => SHELL_BASE + file),
    css: css.map((file) => SHELL_BASE + file),
    icon: inlineSvg(await readFile(join(dist, 'root/icon.svg'), 'utf8')),
    fonts: fontsAtFirst(manifest).map((file) => SHELL_BASE + file),
  };
}

/**
 * An SVG as the value of an attribute between single quotes. It stays as it is where it can, because it compresses well
 * beside other drawings.
 */
const inlineSvg = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(/[%#'&]/g, (character) => encodeURIComponent(character).replace("'", '%27'))}`;

/** The fonts that every page needs. The design system has others, for rarer letters. */
export const fontsAtFirst = (manifest: Manifest): string[] =>
  Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => /-basic-[^/]+\.woff2$/.test(file));

/** What the built shell shares. @throws when the shell has not been built. */
export const readSharedPackages = async (dist: string) =>
  JSON.parse(await readFile(join(dist, 'shared.json'), 'utf8')) as Required<SharedPackages>;

const BUILD = ['shell/dist/built-from.json', 'shell/dist/shared.json', 'server/**/*.ts'];

/** A hash of the built shell and of the server's code: what decides which versions of remotes fit. */
export const shellBuildOf = (shell: string): Promise<string> =>
  fingerprintOf(join(shell, '..'), BUILD, ['**/*.test.ts']);
