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

/** A version of a remote that can be served. */
export interface RemoteBuild extends RemoteDescriptor {
  /** URL of the folder that the browser's files are served from, with a trailing slash. */
  base: string;
  /** Folder that holds a folder for each version; missing when another server has the files. */
  versions?: string;
  /** Imports the remote's server bundle. */
  load(): Promise<RemoteModule>;
}

/** One remote as the server found it. Without a build its pages answer 503. */
export interface FoundRemote {
  name: string;
  paths: readonly string[];
  build?: RemoteBuild;
}

export interface Registry {
  remotes: readonly FoundRemote[];
  /** Changes whenever a remote is published, appears or disappears. */
  revision: string;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/**
 * Reads the registry file and the build of every remote that it names.
 * @throws when the registry file itself is missing or not what it should be.
 */
export async function readRegistry(file: string, log: Log): Promise<Registry> {
  const registrations = v.parse(RegistrySchema, await readJson(file));
  const remotes = await Promise.all(
    registrations.map(async (registration): Promise<FoundRemote> => {
      const { name, paths } = registration;
      try {
        return { name, paths, build: await findBuild(registration, dirname(file)) };
      } catch (error) {
        log.error('remote.not-found', { remote: name, message: String(error) });
        return { name, paths };
      }
    }),
  );
  return { remotes, revision: remotes.map(({ name, build }) => `${name}@${build?.version}`).join() };
}

async function findBuild({ name, build, paths }: Registration, folder: string): Promise<RemoteBuild> {
  const dist = resolve(folder, build);
  const descriptor = (await readJson(join(dist, 'remote.json'))) as RemoteDescriptor;
  const serverBundle = join(dist, descriptor.version, 'server/routes.js');
  await stat(serverBundle);
  for (const { path } of descriptor.routes) {
    if (!paths.some((pattern) => matchPath(pattern, path))) throw new Error(`${name} may not own ${path}`);
  }
  return {
    ...descriptor,
    base: `/remotes/${name}/${descriptor.version}/`,
    versions: dist,
    load: () => import(pathToFileURL(serverBundle).href) as Promise<RemoteModule>,
  };
}

/** What the browser is told. */
export function toRegisteredRemote({ name, paths, build }: FoundRemote): RegisteredRemote {
  if (!build) return { name, routes: paths.map((path) => ({ path, layout: 'site' })) };
  return {
    name,
    version: build.version,
    entry: build.base + build.entry,
    routes: build.routes.map(({ path, layout }) => ({ path, layout })),
  };
}
