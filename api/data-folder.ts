import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorFields, type Log } from './log.ts';

/** For files and folders that only the server's own user may read. Windows has no such modes, and ignores them. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** What the site keeps in the data folder; other people's files there are left alone. */
const OURS = /^(db(\..+)?|mail|backups|remotes|passwords\.json|operator-key\.pem|server\.lock)$/;

/** Creates the data folder, or a folder directly inside it, unless it exists. Returns its path. */
export function makeDataFolder(dataDir: string, inside = ''): string {
  const folder = join(dataDir, inside);
  for (const path of [dataDir, folder]) makeFolder(path, PRIVATE_FOLDER);
  return folder;
}

/** With those above it. Node's own `recursive` never returns where nothing can be created, as in /proc. */
function makeFolder(path: string, mode = 0o777): void {
  const isThere = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have been faster.
    if (!isThere()) throw error;
  }
}

/**
 * Takes the data folder, and what the site keeps in it, from all users but its owner: earlier versions and PGlite's
 * own template create files that anybody can read. A folder that does not exist stays so.
 */
export function makePrivate(dataDir: string, log: Log): void {
  try {
    restrict(dataDir, statSync(dataDir));
    for (const name of readdirSync(dataDir)) if (OURS.test(name)) restrictTree(join(dataDir, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn('data-folder.not-private', { folder: dataDir, ...errorFields(error) });
  }
}

function restrictTree(path: string): void {
  const stats = lstatSync(path);
  restrict(path, stats);
  if (stats.isDirectory()) for (const name of readdirSync(path)) restrictTree(join(path, name));
}

function restrict(path: string, stats: Stats): void {
  if (stats.isSymbolicLink()) return;
  const mode = stats.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE;
  if ((stats.mode & 0o777) !== mode) chmodSync(path, mode);
}
