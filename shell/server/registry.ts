import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import type { Log } from '@site/api/log.ts';
import type { RemoteDescriptor } from '../../remotes/descriptor.ts';
import type { RemoteModule } from '../../remotes/remote.ts';
import type { RegisteredRemote } from '../src/remotes/registry.ts';

const RegistrySchema = v.array(
  v.object({
    name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    /** The build's folder, relative to the registry file. */
    build: v.string(),
    /** The addresses this remote may own; 'x/*' is x and everything below it. */
    paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  }),
);
type Registration = v.InferOutput<typeof RegistrySchema>[number];

/** One remote as the server found it. Without a descriptor its files are missing, and its pages answer 503. */
export interface FoundRemote {
  name: string;
  build: string;
  paths: readonly string[];
  descriptor?: RemoteDescriptor;
}

export interface Registry {
  remotes: readonly FoundRemote[];
  /** Changes whenever a remote is published, appears or disappears. */
  revision: string;
}

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/**
 * Reads the registry file and the descriptor of every remote that it names.
 * @throws when the registry file itself is missing or not what it should be.
 */
export async function readRegistry(file: string, log: Log): Promise<Registry> {
  const registrations = v.parse(RegistrySchema, await read(file));
  const remotes = await Promise.all(registrations.map((registration) => findRemote(registration, dirname(file), log)));
  return { remotes, revision: remotes.map(({ name, descriptor }) => `${name}@${descriptor?.version}`).join() };
}

async function findRemote({ name, build, paths }: Registration, folder: string, log: Log): Promise<FoundRemote> {
  const found: FoundRemote = { name, build: resolve(folder, build), paths };
  try {
    await stat(join(found.build, 'server/routes.js'));
    const descriptor = (await read(join(found.build, 'remote.json'))) as RemoteDescriptor;
    for (const { path } of descriptor.routes) {
      if (!paths.some((pattern) => matchPath(pattern, path))) throw new Error(`${name} may not own ${path}`);
    }
    return { ...found, descriptor };
  } catch (error) {
    log.error('remote.not-found', { remote: name, message: String(error) });
    return found;
  }
}

/** Where the server serves a version of a remote's browser files. */
export const remoteBase = (name: string, version: string) => `/remotes/${name}/${version}/`;

/** What the browser is told. */
export function toRegisteredRemote({ name, paths, descriptor }: FoundRemote): RegisteredRemote {
  if (!descriptor) return { name, routes: paths.map((path) => ({ path, layout: 'site' })) };
  return {
    name,
    version: descriptor.version,
    entry: remoteBase(name, descriptor.version) + descriptor.entry,
    routes: descriptor.routes.map(({ path, layout }) => ({ path, layout })),
  };
}

/** Imports a remote's server bundle; a new version is a new module. */
export function importRemote({ build, descriptor }: FoundRemote): Promise<RemoteModule> {
  const url = pathToFileURL(join(build, 'server/routes.js'));
  url.search = descriptor?.version ?? 'missing';
  return import(url.href) as Promise<RemoteModule>;
}
