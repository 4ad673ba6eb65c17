import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTES = 256;

/** The folder of the servers' data. */
export interface Disk {
  folder: string;
  /** Whether it is a disk of its own, which only root may make, and not in every container. */
  isOwn: boolean;
  fillUp(): void;
  makeRoom(): void;
  setWritable(isWritable: boolean): void;
  remove(): void;
}

export function createDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const isOwn = mount(['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder]);
  const filling = join(folder, 'filling');
  const remove = () => {
    // Servers that were killed just now may still have it open.
    if (isOwn) execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    folder,
    isOwn,
    fillUp() {
      try {
        for (let megabyte = 0; megabyte < MEGABYTES; megabyte += 1)
          writeFileSync(filling, Buffer.alloc(1024 * 1024), { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(filling, { force: true }),
    setWritable(isWritable) {
      mount(['-o', `remount,${isWritable ? 'rw' : 'ro'}`, folder]);
    },
    remove,
  };
}

function mount(given: readonly string[]): boolean {
  try {
    execFileSync('mount', given, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
