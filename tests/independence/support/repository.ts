import { execFileSync, spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PACKED } from '../../../kit/pack/packed.ts';
import { findChromium } from '../../../scripts/programs/chromium.ts';

const root = join(import.meta.dirname, '../../..');
const modules = join(root, 'node_modules');
const tarballs = join(root, '.cache/kit');

/** Packs the kit, as `npm run pack:kit` does. */
export function packKit(): void {
  execFileSync('node', [join(root, 'kit/pack/main.ts')], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** What `site-remote new` writes into `<place>/payroll`, with its packages. Returns its folder. */
export async function newRepository(place: string): Promise<string> {
  const kit = join(place, 'kit');
  unpack('remote-kit', kit);
  await run(place, `node ${join(kit, 'kit/site-remote.js')} new payroll /payroll --kit ${tarballs}`);
  const repository = join(place, 'payroll');
  install(repository);
  return repository;
}

/**
 * Installs the packed kit in a folder, and of all other packages those that the kit or the folder's package.json names,
 * with what they need: copies of this project's, so that nothing is downloaded.
 */
function install(folder: string): void {
  const own = join(folder, 'node_modules');
  for (const name of PACKED) unpack(name, join(own, '@site', name));
  const named = [folder, ...PACKED.map((name) => join(own, '@site', name))].flatMap(namedIn);
  const packages = withNeeded(named.filter((name) => !name.startsWith('@site/')));
  // Hard links where the file system has them.
  const copy = (options: string) => spawnSync('cp', [options, '--parents', ...packages, own], { cwd: modules }).status;
  if (copy('-al') !== 0 && copy('-a') !== 0) throw new Error(`Cannot copy packages to ${own}`);
  mkdirSync(join(own, '.bin'));
  symlinkSync(join(own, '@site/remote-kit/kit/site-remote.js'), join(own, '.bin/site-remote'));
  symlinkSync(join(own, '@site/design-system/migrate/main.js'), join(own, '.bin/design-system'));
  symlinkSync(join(own, 'vitest/vitest.mjs'), join(own, '.bin/vitest'));
  symlinkSync(join(own, 'vite/bin/vite.js'), join(own, '.bin/vite'));
  symlinkSync(join(own, 'typescript/bin/tsc'), join(own, '.bin/tsc'));
}

function unpack(name: string, folder: string): void {
  const { version } = JSON.parse(readFileSync(join(tarballs, name, 'package.json'), 'utf8')) as { version: string };
  mkdirSync(folder, { recursive: true });
  const tarball = join(tarballs, `site-${name}-${version}.tgz`);
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
}

/** The packages that the package in this folder names. */
function namedIn(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Partial<
    Record<'dependencies' | 'devDependencies' | 'peerDependencies' | 'optionalDependencies', Record<string, string>>
  >;
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest;
  const own = folder.startsWith(modules) ? {} : devDependencies;
  return Object.keys({ ...dependencies, ...own, ...peerDependencies, ...optionalDependencies });
}

/** These packages, and all that they need, as far as they are here. */
function withNeeded(names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const folder = join(modules, name);
    if (found.has(name) || !existsSync(folder)) return;
    found.add(name);
    const nested = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder }).map((file) => dirname(file));
    for (const each of ['.', ...nested]) namedIn(join(folder, each)).forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}

/** The test runner's own variables must not reach the commands. */
const environment: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_OPTIONS|NODE_ENV|VITEST|PLAYWRIGHT|TEST)/.test(name)),
  ),
  CHROMIUM_PATH: findChromium(),
};

/** Runs a command with the programs installed in `folder`. Resolves with what it printed. @throws when it fails */
export async function run(folder: string, command: string): Promise<string> {
  const child = start(folder, command);
  const [code, output, errors] = await Promise.all([
    new Promise<number | null>((resolve) => child.on('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`${command}\n${output}${errors}`);
  return output;
}

/** Starts a command with the programs installed in `folder`, in a process group of its own. */
export function start(folder: string, command: string): ChildProcessWithoutNullStreams {
  const path = [join(folder, 'node_modules/.bin'), join(modules, '.bin'), environment['PATH']].join(delimiter);
  return spawn(command, { cwd: folder, env: { ...environment, PORT: '0', PATH: path }, shell: true, detached: true });
}

/** Says in a repository's package.json where its remote is released. */
export async function releaseTo(repository: string, destination: Readonly<Record<string, string>>): Promise<void> {
  const file = join(repository, 'package.json');
  const { site, ...manifest } = JSON.parse(await readFile(file, 'utf8')) as { site: object };
  const { paths, budget } = site as { paths: string[]; budget: { js: number } };
  await writeFile(file, JSON.stringify({ ...manifest, site: { paths, budget, ...destination } }));
}
