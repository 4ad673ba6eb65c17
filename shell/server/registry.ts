import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import type { Log } from '@site/api/log.ts';
import type { SharedVersions } from '@site/remote-kit/descriptor.ts';
import type { RegisteredRemote } from '../src/remotes/registry.ts';
import { findBuild, type RejectedBuild, type RemoteBuild } from './remote-build.ts';

const RegistrySchema = v.array(
  v.object({
    name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    /** The build's folder, relative to the registry file. */
    build: v.string(),
    /** The paths this remote may own; 'x/*' is x and everything below it. */
    paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  }),
);
type Registration = v.InferOutput<typeof RegistrySchema>[number];

/** A remote as the server found it. Without a build, its pages answer 503. */
export interface FoundRemote {
  name: string;
  paths: readonly string[];
  build?: RemoteBuild;
  /** The newest build, when it is not the one above. */
  rejected?: RejectedBuild;
  /** Why nothing published could be read. */
  problem?: string;
}

export interface Registry {
  remotes: readonly FoundRemote[];
  /** Changes whenever a remote is published, appears or disappears. */
  revision: string;
}

interface ReaderOptions {
  /** The registry file. */
  file: string;
  /** The versions of the packages that this shell shares. */
  provided: SharedVersions;
  log: Log;
}

/**
 * Returns a function that reads the registry file and the build of every remote that it names.
 * That function throws when the registry file itself is missing or malformed.
 */
export function createRegistryReader({ file, provided, log }: ReaderOptions): () => Promise<Registry> {
  const logged = new Set<string>();

  async function find({ name, build: folder, paths }: Registration): Promise<FoundRemote> {
    try {
      const { build, rejected } = await findBuild({ name, paths, dist: resolve(dirname(file), folder) }, provided);
      if (rejected) logOnce(name, rejected, build);
      return { name, paths, ...(build && { build }), ...(rejected && { rejected }) };
    } catch (error) {
      const problem = String(error);
      log.error('remote.not-found', { remote: name, message: problem });
      return { name, paths, problem };
    }
  }

  /** The registry is read every few seconds, and a refused build is found each time. */
  function logOnce(remote: string, { version, reasons }: RejectedBuild, served: RemoteBuild | undefined) {
    const key = `${remote}@${version} ${served?.version}`;
    if (logged.has(key)) return;
    logged.add(key);
    log.error('remote.refused', { remote, version, message: reasons.join('; '), served: served?.version ?? null });
  }

  return async () => {
    const registrations = v.parse(RegistrySchema, JSON.parse(await readFile(file, 'utf8')));
    const remotes = await Promise.all(registrations.map(find));
    return { remotes, revision: remotes.map(({ name, build }) => `${name}@${build?.version}`).join() };
  };
}

/** The part of the registry that browsers receive. */
export function toRegisteredRemote({ name, paths, build }: FoundRemote): RegisteredRemote {
  if (!build) return { name, routes: paths.map((path) => ({ path, layout: 'site' })) };
  return {
    name,
    version: build.version,
    entry: build.base + build.entry,
    routes: build.routes.map(({ path, layout }) => ({ path, layout })),
  };
}
