import { readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANDING_ROLES } from '@site/contract';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';

const root = join(import.meta.dirname, '../../..');

interface Registration {
  name: string;
  build: string;
  paths: string[];
}

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

interface Address {
  remote: string;
  path: string;
  /** Whether it is the first page shown by its code: those after it differ only in their content. */
  firstOfItsKind: boolean;
}

/** A page about one role stands for those about the others. */
const OTHER_ROLES = new Set(LANDING_ROLES.slice(1).map(({ slug }) => `/jobs/${slug}`));

/**
 * The path of every page without parameters, from the registry and the builds that it names. With TESTED_REMOTE, only
 * that remote's.
 */
export function addresses(): Address[] {
  const wanted = process.env['TESTED_REMOTE'];
  const shell = join(root, 'shell');
  const read = <T>(file: string) => JSON.parse(readFileSync(join(shell, file), 'utf8')) as T;
  const registrations = read<Registration[]>('registry.json').filter(({ name }) => !wanted || name === wanted);
  return registrations.flatMap(({ name, build }) =>
    read<RemoteDescriptor>(join(build, 'remote.json'))
      .routes.filter(({ path }) => !/[:*]/.test(path) && !OTHER_ROLES.has(path))
      .map(({ path, layout, js }, index, routes) => ({
        remote: name,
        path,
        firstOfItsKind: index === routes.findIndex((each) => each.layout === layout && `${each.js}` === `${js}`),
      })),
  );
}

/** A registry file in `folder` with the site's remotes, except for `replacements`: name -> folder of another build. */
export async function registryWith(folder: string, replacements: Record<string, string>): Promise<string> {
  const registrations = await readJson<Registration[]>(join(root, 'shell/registry.json'));
  const file = join(folder, 'registry.json');
  await writeFile(
    file,
    JSON.stringify(
      registrations.map((remote) => ({
        ...remote,
        build: replacements[remote.name] ?? join(root, 'shell', remote.build),
      })),
    ),
  );
  return file;
}

/** Copies a remote's build to `folder`, for tests to change. */
export async function copyOfBuild(remote: string, folder: string): Promise<string> {
  // Keeps the dates, by which the server orders builds.
  await cp(join(root, 'remotes', remote, 'dist'), folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

export const descriptorIn = (build: string) => readJson<RemoteDescriptor>(join(build, 'remote.json'));

export const versionIn = async (build: string) => (await descriptorIn(build)).version;
