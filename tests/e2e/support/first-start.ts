import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServices, syncOnFirstStart } from '@site/api';
import { createLog, loadConfig } from '@site/api/program';
import { unpackMigrated } from '@site/api/test-support';

const execute = promisify(execFile);
const cache = join(import.meta.dirname, '../../../.cache');
const packed = join(cache, 'first-start.tar');

/** Packs a database with the sample jobs, as the first start of a site leaves it: tests start from copies. */
export async function packFirstStart(): Promise<void> {
  await mkdir(cache, { recursive: true });
  const dataDir = await mkdtemp(join(cache, 'first-start-'));
  await unpackMigrated(dataDir);
  const services = await createServices(loadConfig({ DATA_DIR: dataDir }), { log: createLog(() => undefined) });
  await syncOnFirstStart(services);
  await services.close();
  // Renamed when it is complete, as another run may be unpacking the one before.
  const temporary = join(dataDir, 'temporary.tar');
  await execute('tar', ['-cf', temporary, '-C', dataDir, 'db']);
  await rename(temporary, packed);
  await rm(dataDir, { recursive: true });
}

/** Puts a copy of that database into a server's new data folder. */
export async function unpackFirstStart(dataDir: string): Promise<void> {
  await execute('tar', ['-xf', packed, '-C', dataDir]);
}
