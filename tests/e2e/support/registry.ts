import { globSync, readFileSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANDING_ROLES } from '@site/contract';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { hashFiles } from '../../../build/file-hashes.ts';
import { writeModuleHashes } from '../../../build/module-hashes.ts';

const root = join(import.meta.dirname, '../../..');

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

interface Address {
  remote: string;
  path: string;
  /** Whether it is the first page shown by its code: those after it differ only in their content. */
  firstOfItsKind: boolean;
}

type Route = RemoteDescriptor['routes'][number];

export interface RemotePage extends Pick<Route, 'path' | 'layout'> {
  remote: string;
}

/** A page about one role stands for those about the others. */
const OTHER_ROLES = new Set(LANDING_ROLES.slice(1).map(({ slug }) => `/jobs/${slug}`));

/** The names of the site's remotes. */
export const remoteNames: readonly string[] = globSync('*/package.json', { cwd: join(root, 'remotes') })
  .map(dirname)
  .toSorted();

/** The path of every page without parameters, from the newest builds. With TESTED_REMOTE, only that remote's. */
export function addresses(): Address[] {
  const wanted = process.env['TESTED_REMOTE'];
  return remoteNames
    .filter((name) => !wanted || name === wanted)
    .flatMap((name) =>
      routesOf(name)
        .filter(({ path }) => !OTHER_ROLES.has(path))
        .map(({ path, layout, js }, index, routes) => ({
          remote: name,
          path,
          firstOfItsKind: index === routes.findIndex((each) => each.layout === layout && `${each.js}` === `${js}`),
        })),
    );
}

/** A page of each remote: its first without parameters. */
export const onePageEach = (): RemotePage[] =>
  remoteNames.map((remote) => {
    const { path, layout } = routesOf(remote)[0]!;
    return { remote, path, layout };
  });

/**
 * Hands out pages for one fault after the other: what becomes of a fault is the work of the shell and the server, and
 * can differ by layout. So a fault is tried on a page of each layout, and those of one layout take turns.
 */
export function byTurns(pages: readonly RemotePage[]): () => RemotePage[] {
  const layouts = [...Map.groupBy(pages, ({ layout }) => layout).values()];
  let turn = -1;
  return () => {
    turn += 1;
    return layouts.map((each) => each[turn % each.length]!);
  };
}

/** The routes without parameters in the remote's newest build. */
function routesOf(remote: string): Route[] {
  const descriptor = readFileSync(join(root, 'remotes', remote, 'dist/remote.json'), 'utf8');
  return (JSON.parse(descriptor) as RemoteDescriptor).routes.filter(({ path }) => !/[:*]/.test(path));
}

/**
 * Runs `work` with a new folder for builds. It is inside the repository because a build's server code imports the
 * packages installed there.
 */
export async function withBuildsFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'builds-'));
  await work(folder);
  await rm(folder, { recursive: true, force: true });
}

/**
 * A folder in `folder` with the site's remotes, except that some have another folder of builds: `replacements` is name
 * -> folder.
 */
export async function remotesWith(folder: string, replacements: Record<string, string>): Promise<string> {
  const place = join(folder, 'remotes');
  for (const name of remoteNames) {
    await mkdir(join(place, name), { recursive: true });
    await cp(join(root, 'remotes', name, 'package.json'), join(place, name, 'package.json'));
    await symlink(replacements[name] ?? join(root, 'remotes', name, 'dist'), join(place, name, 'dist'));
  }
  return place;
}

/** Copies the newest version of a remote to `folder`, for tests to change: servers fall back to an earlier one. */
export async function copyOfBuild(remote: string, folder: string): Promise<string> {
  const build = join(root, 'remotes', remote, 'dist');
  for (const part of [await versionIn(build), 'remote.json'])
    await cp(join(build, part), join(folder, part), { recursive: true, preserveTimestamps: true });
  return folder;
}

/** Writes the hashes of the newest version in `build`, whose files a test has changed, as if it had been built so. */
export async function completeBuild(build: string): Promise<void> {
  const version = join(build, await versionIn(build));
  await completeVersion(version);
  await cp(join(version, 'remote.json'), join(build, 'remote.json'));
}

/** The same for the version in this folder. */
export async function completeVersion(folder: string): Promise<void> {
  // The server would prefer the compressed copies.
  for await (const file of glob(join(folder, 'client/**/*.{br,gz}'))) await rm(file);
  await writeModuleHashes(folder);
  const descriptor = { ...(await descriptorIn(folder)), files: await hashFiles(folder) };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(descriptor));
}

export const descriptorIn = (build: string) => readJson<RemoteDescriptor>(join(build, 'remote.json'));

export const versionIn = async (build: string) => (await descriptorIn(build)).version;
