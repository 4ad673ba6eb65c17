import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PRIVATE_FILE } from '../data-folder.ts';
import { DataFolderError } from './errors.ts';
import { expectAccess, unusable } from './folder-access.ts';

/** What SQLite says of a file that another process has locked, and of one that earlier versions wrote. */
const [BUSY, NOT_A_DATABASE] = [5, 26];

/** Whoever is forgotten lets go of the file. */
const held = new Set<DatabaseSync>();

/**
 * Claims a folder for this process until the returned function is called or the process ends, however it ends. The
 * operating system keeps the lock, through an SQLite file that stays empty: it knows processes in other containers too,
 * whose ids say nothing here. Nothing else may open that file: closing it would end the lock.
 * @throws DataFolderError when another process has it, or the folder cannot be used
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock');
  for (const path of [folder, file]) expectAccess(path);
  createOnce(file);
  const lock = claim(folder, file);
  held.add(lock);
  return () => void (held.delete(lock) && lock.close());
}

function createOnce(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: PRIVATE_FILE });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(file, error);
  }
}

function claim(folder: string, file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    // Without a second file, for a journal.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === BUSY) throw locked(folder);
    if (errcode !== NOT_A_DATABASE) throw unusable(file, error);
    rmSync(file);
    return claim(folder, file);
  }
}

const locked = (folder: string) =>
  new DataFolderError(
    `The data folder ${folder} is in use by another running server, perhaps in another container. ` +
      'Stop that server, or choose another folder for this one with DATA_DIR.',
  );
