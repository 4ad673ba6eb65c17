import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server in a separate process. */
export interface Victim {
  url: string;
  /** SIGKILL: nothing is finished or cleaned up. */
  kill(): Promise<void>;
  /** SIGTERM. Resolves with the exit code. */
  stop(): Promise<number>;
  /** Its log so far; `seenAt` is when this process got the line. */
  logged: Record<string, unknown>[];
}

const API = join(import.meta.dirname, 'server.ts');

/**
 * Starts the API, or another program that prints its address, on a database and a feed that outlive it.
 * @throws when it does not start
 */
export async function startVictim(env: Record<string, string>, command: readonly string[] = [API]): Promise<Victim> {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    // It may end where its input does: this process may be killed.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  createInterface(child.stderr).on('line', (line) => said.push(line));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const logged: Record<string, unknown>[] = [];
  const ended = once(child, 'exit').finally(() => process.off('exit', killAtExit));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', (code) => reject(new Error([`The server ended with code ${code}`, ...said].join('\n'))));
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('listening ')) resolve(line.slice('listening '.length));
      if (line.startsWith('{')) logged.push({ ...(JSON.parse(line) as Record<string, unknown>), seenAt: Date.now() });
    });
  });
  return {
    url,
    logged,
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number];
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
