import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namesOf } from '../scripts/new/names.ts';
import { Refusal } from '../scripts/new/refusal.ts';
import { createFrom } from '../scripts/new/templates.ts';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  version: string;
  dependencies: Versions;
  peerDependencies: Versions;
}

/** What a remote's own files import; the shell provides the kit's peers. */
const DEPENDENCIES = ['@site/contract', '@site/design-system', 'valibot'];
const TOOLS = [
  '@site/mocks',
  '@storybook/react-vite',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'storybook',
  'typescript',
  'vite',
  'vitest',
];

/** The folder of a repository that has the kit's tarballs, if it is not installed from a registry. */
const TARBALLS = 'kit';

interface Options {
  /** The folder with the kit's tarballs, which the repository then keeps; by default, a registry has them. */
  kit?: string | undefined;
}

/**
 * Writes a repository for a remote into the folder `<parent>/<name>`, with a page at `path` and the exact versions that
 * this kit was made with. Returns the paths of its files.
 * @throws {Refusal} for a bad name or path, a folder that exists, or a folder without tarballs
 */
export async function newRepository(
  parent: string,
  name: string,
  path: string,
  { kit }: Options = {},
): Promise<string[]> {
  const names = namesOf(name);
  if (!/^(\/[\w-]+)+$/.test(path)) throw new Refusal(`'${path}' is not a path: write it like '/${name}'.`);
  const folder = join(parent, name);
  if (existsSync(folder)) throw new Refusal(`${folder} already exists.`);
  const tarballs = kit === undefined ? [] : tarballsIn(kit);

  const files = new Map<string, string>();
  const create = (file: string, text: string) => void files.set(file, text);
  const values = { ...names, path, remote: names.title, storybook: '@site/remote-kit/storybook' };
  for (const page of ['page/shared', 'page/static']) createFrom({ create }, page, `src/pages/${name}`, values);
  createFrom({ create }, 'repository', '.', values);
  files.set('package.json', withVersions(files.get('package.json') ?? '', tarballs));

  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  for (const file of tarballs) await cp(join(kit ?? '', file), join(folder, TARBALLS, file));
  return [...files.keys(), ...tarballs.map((file) => join(TARBALLS, file))];
}

/** @throws {Refusal} */
function tarballsIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^site-.+\.tgz$/.test(file)) : [];
  if (files.length === 0) throw new Refusal(`There are no tarballs of the kit in ${folder}.`);
  return files.toSorted();
}

function withVersions(manifest: string, tarballs: readonly string[]): string {
  const kit = readKit();
  const available: Versions = {
    ...kit.dependencies,
    ...kit.peerDependencies,
    '@site/remote-kit': kit.version,
    // 'site-remote-kit-0.1.0.tgz' has @site/remote-kit
    ...Object.fromEntries(
      tarballs.map((file) => [file.replace(/^site-(.+)-\d+\.\d+\.\d+.*$/, '@site/$1'), `file:${TARBALLS}/${file}`]),
    ),
  };
  const exact = (names: Iterable<string>) => Object.fromEntries([...names].map((name) => [name, available[name]]));
  const direct = new Set([...DEPENDENCIES, '@site/remote-kit', ...Object.keys(kit.peerDependencies)]);
  // npm asks a registry for what only the packages of the kit name.
  const indirect = Object.keys(available).filter((name) => available[name]?.startsWith('file:') && !direct.has(name));
  const versions = {
    dependencies: exact(direct),
    devDependencies: exact(new Set([...indirect, ...TOOLS].toSorted())),
  };
  return `${JSON.stringify({ ...(JSON.parse(manifest) as object), ...versions }, null, 2)}\n`;
}

/** The packed kit's manifest: this file is in the folder `kit` of the package. */
const readKit = () => JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as Manifest;
