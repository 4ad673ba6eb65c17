import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import type { RemoteDescriptor, RemoteSite } from '@site/remote-kit/descriptor.ts';

/** What a remote's package.json says to the site that serves it, as `site`. */
export const RemoteSiteSchema = v.object({
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  budget: v.object({ js: v.number() }),
});

/** A remote's folder, and what its package.json says, or the operator who added its origin. */
export interface RegisteredFolder extends RemoteSite {
  name: string;
  /** The folder that its builds are put into, or that they are fetched into. */
  dist: string;
  /** Where its versions are fetched from. */
  origin?: {
    /** URL of the folder with one folder for each version, or with a manifest, without a trailing slash. */
    url: string;
    /** Whether it has a manifest of other tools: a version is what it was at its release, and served from here. */
    isManifest?: boolean;
    /** Resolves when the version is in `dist`, verified. @throws OriginUnavailable; any other error when it is unfit */
    fetch(version: string): Promise<void>;
  };
  /** Why it cannot be served. */
  problem?: string;
}

/**
 * Every remote in the folder, by name: what has a package.json with a `site`. Then those at origins, except where the
 * folder has one of that name.
 */
export async function readRegistrations(
  remotesFolder: string,
  atOrigins: readonly RegisteredFolder[] = [],
): Promise<RegisteredFolder[]> {
  const files = await Array.fromAsync(glob('*/package.json', { cwd: remotesFolder }));
  const inFolder = await Promise.all(files.toSorted().map((file) => readRegistration(join(remotesFolder, file))));
  const remotes = [...inFolder.flat(), ...atOrigins];
  return remotes.filter(({ name }, index) => index === remotes.findIndex((each) => each.name === name));
}

/** What this package.json says; none unless it has a `site`. */
export async function readRegistration(file: string): Promise<RegisteredFolder[]> {
  const folder = dirname(file);
  const location = { name: basename(folder), dist: join(folder, 'dist') };
  try {
    const { site } = JSON.parse(await readFile(file, 'utf8')) as { site?: unknown };
    if (site === undefined) return [];
    return [{ ...location, ...v.parse(RemoteSiteSchema, site) }];
  } catch (error) {
    return [
      { ...location, paths: [], budget: { js: 0 }, problem: `its package.json cannot be read: ${String(error)}` },
    ];
  }
}

/**
 * What a version may have: at an origin whose team writes its remote.json, what the operator said; otherwise what it
 * was checked with, whatever was said since.
 */
export const siteOf = (folder: RegisteredFolder, { site }: Pick<RemoteDescriptor, 'site'>): RemoteSite =>
  (folder.origin && !folder.origin.isManifest ? undefined : site) ?? folder;
