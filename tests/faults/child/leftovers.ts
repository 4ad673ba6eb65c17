/**
 * Runs beside a world, which names a folder in each line. Once the world's process has ended, however it ended, nothing
 * is left in them: no disk that is mounted there, no Postgres server, no file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 5_000;

const folders: string[] = [];
for await (const folder of createInterface(process.stdin)) folders.push(folder);
for (const folder of folders) {
  await endPostgres(join(folder, 'data/postmaster.pid'));
  spawnSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
}

async function endPostgres(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGINT');
  const until = performance.now() + PATIENCE_MS;
  while (existsSync(pidFile) && performance.now() < until) await wait(100);
}
