import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import type { RemoteDescriptor, SharedVersions } from '@site/remote-kit/descriptor.ts';
import type { RemoteModule } from '@site/remote-kit';
import { incompatibilities } from './compatibility.ts';

const DescriptorSchema = v.object({
  name: v.string(),
  version: v.string(),
  entry: v.string(),
  shared: v.record(v.string(), v.string()),
  routes: v.array(
    v.object({
      path: v.string(),
      layout: v.picklist(['site', 'standalone']),
      js: v.array(v.string()),
      css: v.array(v.string()),
    }),
  ),
});

/** A version of a remote that can be served. */
export interface RemoteBuild extends RemoteDescriptor {
  /** URL of the folder with the browser's files, with a trailing slash. */
  base: string;
  /** Folder with one folder per version; missing when another server has the files. */
  versions?: string;
  /** When its files were written; missing for a remote that is served from its sources. */
  builtAt?: Date;
  /** Imports the remote's server bundle. */
  load(): Promise<RemoteModule>;
}

/** A published build that this shell does not serve. */
export interface RejectedBuild {
  version: string;
  reasons: readonly string[];
}

interface BuildLocation {
  name: string;
  /** The paths that the remote may own. */
  paths: readonly string[];
  /** The folder that its builds are published to. */
  dist: string;
}

/**
 * The remote's published build or, if that one does not fit the shell, the newest one that does.
 * @throws when nothing is published, or what is published is malformed
 */
export async function findBuild(
  location: BuildLocation,
  provided: SharedVersions,
): Promise<{ build?: RemoteBuild; rejected?: RejectedBuild }> {
  const published = await readDescriptor(join(location.dist, 'remote.json'));
  const reasons = incompatibilities(published.shared, provided);
  if (reasons.length === 0) return { build: await toBuild(published, location) };
  const rejected = { version: published.version, reasons };
  for (const file of await newestFirst(join(location.dist, '*/remote.json'))) {
    const kept = await readDescriptor(file);
    if (incompatibilities(kept.shared, provided).length === 0)
      return { build: await toBuild(kept, location), rejected };
  }
  return { rejected };
}

const readDescriptor = async (file: string): Promise<RemoteDescriptor> =>
  v.parse(DescriptorSchema, JSON.parse(await readFile(file, 'utf8')));

async function newestFirst(pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern));
  const dated = await Promise.all(files.map(async (file) => ({ file, writtenAt: (await stat(file)).mtimeMs })));
  return dated.toSorted((a, b) => b.writtenAt - a.writtenAt).map(({ file }) => file);
}

async function toBuild(descriptor: RemoteDescriptor, { name, paths, dist }: BuildLocation): Promise<RemoteBuild> {
  const serverBundle = join(dist, descriptor.version, 'server/routes.js');
  const { mtime } = await stat(serverBundle);
  for (const { path } of descriptor.routes) {
    if (!paths.some((pattern) => matchPath(pattern, path))) throw new Error(`${name} may not own ${path}`);
  }
  return {
    ...descriptor,
    base: `/remotes/${name}/${descriptor.version}/`,
    versions: dist,
    builtAt: mtime,
    load: () => import(pathToFileURL(serverBundle).href) as Promise<RemoteModule>,
  };
}
