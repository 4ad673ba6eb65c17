import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE_FILE } from '../data-folder.ts';
import { DataFolderError } from './errors.ts';

const held = new Set<string>();

/**
 * Claims a folder for this process until the returned function is called or the process ends.
 * @throws DataFolderError when a living process has it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock');
  const mark = markOf(process.pid);
  if (!claim(file, mark)) {
    const found = readMark(file);
    if (held.has(file) || isAlive(found) || !removeStaleLock(file, found) || !claim(file, mark))
      throw locked(folder, found);
  }
  held.add(file);
  const unlock = () => {
    if (!held.delete(file)) return;
    process.off('exit', unlock);
    rmSync(file, { force: true });
  };
  process.once('exit', unlock);
  return unlock;
}

const locked = (folder: string, mark: string) =>
  new DataFolderError(
    `The data folder ${folder} is in use by another running server (process ${mark.split(' ')[0]}). ` +
      'Stop that server, or choose another folder for this one with DATA_DIR.',
  );

function claim(file: string, mark: string): boolean {
  try {
    writeFileSync(file, mark, { flag: 'wx', mode: PRIVATE_FILE });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new DataFolderError(`The data folder cannot be written to: ${String(error)}`, { cause: error });
  }
}

/** Removes a dead process's lock, unless another process has replaced it. */
function removeStaleLock(file: string, expected: string): boolean {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    const unchanged = readMark(aside) === expected;
    if (!unchanged) linkSync(aside, file);
    return unchanged;
  } catch {
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readMark(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** '<pid> <start time>': where available, the time distinguishes a process from a later one with the same id. */
function markOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The bracketed name may contain spaces; the start time is the 20th field after it.
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return `${pid} `;
  }
}

function isAlive(mark: string): boolean {
  const pid = Number(mark.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return mark === markOf(pid);
}
