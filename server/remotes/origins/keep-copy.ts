import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExplainedError } from '@site/api/program';
import { unfinishedIn } from '../../../build/unfinished.ts';

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
export async function keepCopy(folder: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = await unfinishedIn(dirname(folder));
  try {
    await mkdir(unfinished, { recursive: true, mode: PRIVATE_FOLDER });
    await write(unfinished);
    await rename(unfinished, folder).catch((error: unknown) => unlessThere(folder, error));
  } catch (error) {
    throw isFromDisk(error) ? new CopyNotKept(`The copy cannot be kept in ${folder}: ${error.message}`) : error;
  } finally {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Servers that share the folder may fetch a version at the same time. */
const unlessThere = (folder: string, error: unknown): Promise<void> =>
  access(join(folder, 'remote.json')).catch(() => {
    throw error;
  });

const isFromDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;
