import { existsSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian-packages.ts';

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of this machine's Firefox; undefined when it has none. */
export const findFirefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'], ...INSTALLED].find((path) => path && existsSync(path));

/** Installs Debian's Firefox unless this machine has one. */
export function provideFirefox(): void {
  if (findFirefox() || !mayInstallPackages) return;
  console.log('No Firefox on this machine: installing Debian’s …');
  installPackages('firefox-esr');
}
