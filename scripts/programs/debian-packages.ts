import { spawnSync } from 'node:child_process';

/** How long a download may take, in milliseconds. */
const DOWNLOAD_LIMIT = 300_000;

/** Installs packages of Debian, or of a system like it, where this process may. */
export function installPackages(...names: string[]): void {
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: DOWNLOAD_LIMIT,
    });
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** Whether this process is root's, who may install packages. */
export const mayInstallPackages = process.getuid?.() === 0;
