import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { unpackMigrated } from '@site/api/test-support';

/** Prints, as the program ends, which modules of OpenTelemetry it has loaded, and how often it has connected. */
const PROBE = `
  import { subscribe } from 'node:diagnostics_channel';
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  let connected = 0;
  registerHooks({ load: (url, context, next) => (/@opentelemetry/.test(url) && loaded.add(url), next(url, context)) });
  subscribe('net.client.socket', () => (connected += 1));
  process.on('exit', () => console.log(JSON.stringify({ event: 'probe', loaded: [...loaded], connected })));
`;

interface StartedSite {
  url: string;
  /** Its log so far. */
  logged: Record<string, unknown>[];
  /** Resolves with the exit code. */
  stop(): Promise<number>;
}

/** The real site in a process of its own, on an embedded database. */
export async function startSite(env: Record<string, string> = {}): Promise<StartedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'telemetry-'));
  await unpackMigrated(folder);
  const probe = join(folder, 'probe.mjs');
  await writeFile(probe, PROBE);
  const child = spawn(process.execPath, ['--import', probe, join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', SYNC_MODE: 'testing', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number]>;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const logged: Record<string, unknown>[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(([code]) => reject(new Error(`The site ended with code ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /^The site is up: (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
      if (line.startsWith('{')) logged.push(JSON.parse(line) as Record<string, unknown>);
    });
  });
  return {
    url,
    logged,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
