import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { LICENCES, type Notice } from './licences.ts';
import { sharedFileConfig } from './shell-config.ts';
import { sharedFiles, type SharedFile } from './shared-packages.ts';

interface SharedBuild {
  /** Specifier -> file below the folder of browser files: 'react' -> 'assets/react-Bx1.js'. */
  imports: Record<string, string>;
  /** File -> the names that it exports. */
  exports: Record<string, readonly string[]>;
  notices: readonly Notice[];
}

/** Builds the packages that the shell in the folder `root` shares with remotes into its browser files in `client`. */
export async function buildSharedFiles(root: string, client: string): Promise<SharedBuild> {
  const names = Object.keys(sharedFiles) as SharedFile[];
  const built = await Promise.all(names.map((name) => buildSharedFile(root, client, name)));
  return {
    imports: Object.fromEntries(built.flatMap(({ imports }) => imports)),
    exports: Object.fromEntries(built.map(({ fileName, exports }) => [fileName, exports])),
    notices: built.flatMap(({ notices }) => notices),
  };
}

async function buildSharedFile(root: string, client: string, name: SharedFile) {
  const { output } = (await build(sharedFileConfig(root, name))) as Rolldown.RolldownOutput;
  const [{ fileName, exports }] = output;
  const licences = join(client, `${name}-${LICENCES}`);
  const notices = JSON.parse(await readFile(licences, 'utf8')) as Notice[];
  await rm(licences);
  return { fileName, exports, imports: sharedFiles[name].map((module) => [module, fileName] as const), notices };
}
