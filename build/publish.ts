import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';

/**
 * Puts a finished build in place beside the earlier ones, then names it in `remote.json` atomically: a running server
 * sees a whole build or none. Which version is live is for a release to say.
 */
export async function publish(dist: string, build: string, descriptor: RemoteDescriptor): Promise<void> {
  const folder = join(dist, descriptor.version);
  const description = JSON.stringify(descriptor, null, 2);
  await rm(folder, { recursive: true, force: true });
  await writeFile(join(build, 'remote.json'), description);
  await rename(build, folder);
  await writeFile(join(dist, 'remote.json.new'), description);
  await rename(join(dist, 'remote.json.new'), join(dist, 'remote.json'));
}
