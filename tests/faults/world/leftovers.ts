import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** What is cleared away where the process of a world is killed. */
export interface Leftovers {
  /** Whatever is in this folder: files, a mounted disk, a Postgres server. */
  add(folder: string): void;
  /** Nothing is left any more. */
  forget(): void;
}

export function createLeftovers(): Leftovers {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../child/leftovers.ts')], {
    // Whoever ends the world's processes together, as a terminal does, leaves this one.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  return {
    add: (folder) => void child.stdin.write(`${folder}\n`),
    forget: () => void child.kill('SIGKILL'),
  };
}
