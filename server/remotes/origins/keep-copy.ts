import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExplainedError } from '@site/api/program';
import { temporaryPathIn } from '../../../build/atomic-write.ts';

/** Whoever may read the site's data may read them. */
const PRIVATE_FOLDER = 0o700;

/** This server's own fault, not the version's. */
class CopyNotKept extends ExplainedError {
  override name = 'CopyNotKept';
}

/**
 * Makes `folder`, which does not exist, of what `write` puts into the folder that it is given: it appears only when
 * that is complete, `remote.json` included.
 * @throws CopyNotKept, and what `write` throws
 */
export async function keepCopy(folder: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = await temporaryPathIn(dirname(folder));
  try {
    await mkdir(temporary, { recursive: true, mode: PRIVATE_FOLDER });
    await write(temporary);
    await rename(temporary, folder).catch((error: unknown) => unlessThere(folder, error));
  } catch (error) {
    throw isFromDisk(error) ? new CopyNotKept(`The copy cannot be kept in ${folder}: ${error.message}`) : error;
  } finally {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Servers that share the folder may fetch a version at the same time. */
const unlessThere = (folder: string, error: unknown): Promise<void> =>
  access(join(folder, 'remote.json')).catch(() => {
    throw error;
  });

const isFromDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;
