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

export interface MeasuredServer {
  url: string;
  /** What the server takes up once everything that it no longer needs has been collected. */
  memory(): Promise<Memory>;
  /** Milliseconds of processors that it has used so far, in all its threads. */
  processorTime(): Promise<number>;
  stop(): Promise<void>;
}

/** The composed site as `npm start` runs it, in a process of its own, with the sample feed's jobs. */
export const startSite = (): Promise<MeasuredServer> => start('server/main.ts');

/** What Hono itself takes for a request, to compare with. */
export const startHello = (): Promise<MeasuredServer> => start('tests/bench/hello.ts');

async function start(program: string): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const child = fork(join(root, program), {
    cwd: root,
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'report-usage.ts')],
    env: { ...process.env, DATA_DIR: folder, PORT: '0', TRUSTED_PROXIES: '1', SYNC_EVERY_MINUTES: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    url: await addressOf(child),
    memory: () => ask<Memory>(child, 'memory'),
    async processorTime() {
      const { user, system } = await ask<NodeJS.CpuUsage>(child, 'processor time');
      return (user + system) / 1000;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: has the site been built?`)));
  createInterface(child.stdout!).on('line', (line) => {
    const [, url] = /^The \w+ is up: (\S+)/.exec(line) ?? [];
    if (url) resolve(url);
  });
  return promise;
}

async function ask<Answer>(child: ChildProcess, what: string): Promise<Answer> {
  child.send(what);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}
