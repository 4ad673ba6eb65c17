import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

/** What a remote's package.json says to the site that serves it, as `site`. */
const RegistrationSchema = v.object({
  /** The paths it may own; 'x/*' is x and everything below it. */
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  budget: v.object({
    /** The most bytes of JavaScript of its own, compressed with Brotli, that a route may need. */
    js: v.number(),
  }),
});
type Registration = v.InferOutput<typeof RegistrationSchema>;

/** A remote's folder, and what its package.json says, or the operator who added its origin. */
export interface RegisteredFolder extends Registration {
  name: string;
  /** The folder that its builds are put into, or that they are fetched into. */
  dist: string;
  /** Where its versions are fetched from. */
  origin?: {
    /** URL of the folder with one folder for each version, without a trailing slash. */
    url: string;
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
  const remotes: RegisteredFolder[] = [];
  for (const remote of [...inFolder.flat(), ...atOrigins]) {
    if (!remotes.some(({ name }) => name === remote.name)) remotes.push(withoutOwned(remote, remotes));
  }
  return remotes;
}

/** What this package.json says; none unless it has a `site`. */
export async function readRegistration(file: string): Promise<RegisteredFolder[]> {
  const folder = dirname(file);
  const location = { name: basename(folder), dist: join(folder, 'dist') };
  try {
    const { site } = JSON.parse(await readFile(file, 'utf8')) as { site?: unknown };
    if (site === undefined) return [];
    return [{ ...location, ...v.parse(RegistrationSchema, site) }];
  } catch (error) {
    return [
      { ...location, paths: [], budget: { js: 0 }, problem: `its package.json cannot be read: ${String(error)}` },
    ];
  }
}

/** Whether something that owns `pattern` owns this path, or everything that this pattern stands for. */
export const owns = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : pattern === path;

/** Of two remotes that want one path, the first has it; the other is not served. */
function withoutOwned(remote: RegisteredFolder, earlier: readonly RegisteredFolder[]): RegisteredFolder {
  for (const path of remote.paths) {
    const owner = earlier.find(({ paths }) => paths.some((owned) => owns(owned, path) || owns(path, owned)));
    if (owner) return { ...remote, paths: [], problem: `it may not own ${path}, as ${owner.name} does` };
  }
  return remote;
}
