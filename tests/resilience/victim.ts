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
  /** Its log so far. */
  logged: Record<string, unknown>[];
}

/** Starts the API on a database and a feed that outlive it. @throws when it does not start */
export async function startVictim(env: Record<string, string>): Promise<Victim> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const logged: Record<string, unknown>[] = [];
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(([code]) => reject(new Error(`The server ended with code ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('listening ')) resolve(line.slice('listening '.length));
      if (line.startsWith('{')) logged.push(JSON.parse(line) as Record<string, unknown>);
    });
  });
  return {
    url,
    logged,
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number];
      process.off('exit', killAtExit);
      return code;
    },
    async kill() {
      process.off('exit', killAtExit);
      child.kill('SIGKILL');
      await ended;
    },
  };
}
