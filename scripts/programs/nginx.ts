import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const UNPACKED = join(import.meta.dirname, '../../.cache/nginx');
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', join(UNPACKED, 'usr/sbin/nginx')];

/** How long a download may stall, in milliseconds. */
const DOWNLOAD_LIMIT = 60_000;

/** This machine's nginx, or one that `unpackNginx` unpacked; undefined when there is none that runs. */
export const findNginx = (): string | undefined =>
  [process.env['NGINX_PATH'], ...PLACES].find((path) => path && existsSync(path) && run(path, ['-v']));

/** Unpacks Debian's nginx for the tests, without installing it: an installed one would take port 80. */
export function unpackNginx(): void {
  console.log('No nginx on this machine: downloading Debian’s …');
  rmSync(UNPACKED, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['download', '-qq', 'nginx']);
  for (const file of readdirSync(UNPACKED)) run('dpkg-deb', ['-x', file, '.']);
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    cwd: existsSync(UNPACKED) ? UNPACKED : undefined,
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT,
  }).status === 0;
