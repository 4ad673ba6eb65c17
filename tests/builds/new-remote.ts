import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * A copy of the fixture `new-remote`, at `remotes/depots` of a new folder. The folder is inside the repository because
 * the remote imports the packages installed there.
 */
export async function copyOfNewRemote(): Promise<{ folder: string } & AsyncDisposable> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const place = await mkdtemp(join(root, '.cache/new-remote-'));
  const folder = join(place, 'remotes/depots');
  await cp(join(root, 'tests/fixtures/new-remote'), folder, { recursive: true });
  await cp(join(root, 'tsconfig.base.json'), join(place, 'tsconfig.base.json'));
  return { folder, [Symbol.asyncDispose]: () => rm(place, { recursive: true, force: true }) };
}
