import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';

/** Open pages keep loading files from the version they were rendered with. */
const KEPT_VERSIONS = 3;

/**
 * Puts a finished build in place beside the earlier ones, then points `remote.json` at it atomically: a running server
 * sees the old version or the new one, never half of either.
 */
export async function publish(dist: string, build: string, descriptor: RemoteDescriptor): Promise<void> {
  const folder = join(dist, descriptor.version);
  const description = JSON.stringify(descriptor, null, 2);
  await rm(folder, { recursive: true, force: true });
  // A shell that cannot run the newest build looks for the newest one that it can.
  await writeFile(join(build, 'remote.json'), description);
  await rename(build, folder);
  await writeFile(join(dist, 'remote.json.new'), description);
  await rename(join(dist, 'remote.json.new'), join(dist, 'remote.json'));
  for (const version of await olderVersions(dist)) await rm(join(dist, version), { recursive: true });
}

async function olderVersions(dist: string): Promise<string[]> {
  const folders = (await readdir(dist, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const dated = await Promise.all(
    folders.map(async ({ name }) => ({ name, builtAt: (await stat(join(dist, name))).mtimeMs })),
  );
  return dated
    .toSorted((a, b) => b.builtAt - a.builtAt)
    .slice(KEPT_VERSIONS)
    .map(({ name }) => name);
}
