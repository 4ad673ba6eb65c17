import { accessSync, constants, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import { hasRoom } from './disk-space.ts';
import { DataFolderError } from './errors.ts';

/** Creates the data folder unless it exists; the disk must have room. @throws DataFolderError */
export function prepareFolder(dataDir: string): void {
  try {
    makeDataFolder(dataDir);
  } catch (cause) {
    throw new DataFolderError(
      `The data folder ${dataDir} cannot be created: ${String(cause)}. Choose another one with DATA_DIR.`,
      { cause },
    );
  }
  expectRoom(dataDir);
}

/** @throws DataFolderError */
export function expectRoom(dataDir: string): void {
  if (!hasRoom(dataDir)) throw new DataFolderError(`The disk of the data folder ${dataDir} is full: make room on it.`);
}

/** Whether this process may read and write a file or folder, if it exists. @throws DataFolderError */
export function expectAccess(path: string): void {
  try {
    const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder !== undefined) accessSync(path, constants.R_OK | constants.W_OK | (isFolder ? constants.X_OK : 0));
  } catch (cause) {
    throw unusable(path, cause);
  }
}

/** The same for a folder with all that it contains: Postgres says nothing that helps. @throws DataFolderError */
export function expectAccessThroughout(folder: string): void {
  expectAccess(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) expectAccessThroughout(path);
    else expectAccess(path);
  }
}

/** A file or folder of the site's data that the system does not let it use. */
export function unusable(path: string, cause: unknown): DataFolderError {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const todo = TO_DO[code] ?? `(${message})`;
  return new DataFolderError(`The site may not read and write ${path}, and has changed nothing there. ${todo}`, {
    cause,
  });
}

const READ_ONLY =
  'Its disk is mounted for reading alone: mount it for writing. If nobody has mounted it so, ' +
  'the system did, because of errors on the disk: see its log first.';
const NOT_OURS = `Start the site as the user who owns it, or give it to this one (number ${process.getuid?.()}) with chown -R.`;
const TO_DO: Readonly<Record<string, string>> = {
  EROFS: READ_ONLY,
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  ENOSPC: 'Its disk is full: make room on it.',
  EDQUOT: 'Its disk is full for this user: make room on it.',
};
