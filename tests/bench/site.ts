import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

export interface Memory {
  /** Megabytes that the process takes up. */
  rss: number;
  /** Megabytes in use inside it: objects, and buffers outside the heap. */
  used: number;
}

export interface Site {
  url: string;
  /** What the server takes up once everything that it no longer needs has been collected. */
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** The composed site as `npm start` runs it, in a process of its own, with the sample feed's jobs. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const child = fork(join(root, 'shell/server/main.ts'), {
    cwd: root,
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'report-memory.ts')],
    env: { ...process.env, DATA_DIR: folder, PORT: '0', TRUSTED_PROXIES: '1', SYNC_EVERY_MINUTES: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: await addressOf(child), memory: () => memoryOf(child), stop };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: has the site been built?`)));
  createInterface(child.stdout!).on('line', (line) => {
    const [, url] = /^The site is up: (\S+)/.exec(line) ?? [];
    if (url) resolve(url);
  });
  return promise;
}

async function memoryOf(child: ChildProcess): Promise<Memory> {
  child.send('memory');
  const [memory] = (await once(child, 'message')) as [Memory];
  return memory;
}
