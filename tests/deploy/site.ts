import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

export interface SiteProcess {
  /** Rejects when it ends before it is up. */
  isUp: Promise<void>;
  /** SIGTERM, as systemd stops it. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the site as the systemd unit does. */
export function startSite(port: number, settings: Record<string, string>): SiteProcess {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SETTINGS_FILE: '-',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(
    Object.entries(settings)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  );
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const isUp = new Promise<void>((resolve, reject) => {
    void ended.then(([code]) => reject(new Error(`The site ended with code ${code}`)));
    createInterface(child.stdout).on('line', (line) => line.startsWith('The site is up') && resolve());
  });
  return {
    isUp,
    async stop() {
      process.off('exit', killAtExit);
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
