import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import type { createRenderer } from '../../shell/src/entry-server.tsx';
import { readSharedPackages, readShellAssets, type ShellAssets } from '../rendering/assets.ts';

/** The shell as its build left it. */
export interface BuiltShell {
  folder: string;
  dist: string;
  assets: ShellAssets;
  /** What it shares with remotes. */
  provided: Required<SharedPackages>;
  /** The file of its server bundle. */
  renderer: string;
  loadRenderer: () => Promise<typeof createRenderer>;
}

/** @throws when the shell has not been built */
export async function readBuiltShell(): Promise<BuiltShell> {
  const folder = join(import.meta.dirname, '../../shell');
  const dist = join(folder, 'dist');
  const renderer = join(dist, 'server/entry-server.js');
  return {
    folder,
    dist,
    assets: await readShellAssets(dist),
    provided: await readSharedPackages(dist),
    renderer,
    loadRenderer: async () =>
      ((await import(pathToFileURL(renderer).href)) as typeof import('../../shell/src/entry-server.tsx'))
        .createRenderer,
  };
}
