import { existsSync, globSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian-packages.ts';

/** Paths of the programs that a test in WebKit needs. */
export interface WebKit {
  browser: string;
  driver: string;
  xvfb: string;
}

/** WebKitGTK on this machine; undefined when a part of it is missing. */
export function findWebKit(): WebKit | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted();
  const programs = { driver: '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' };
  return browser && Object.values(programs).every(existsSync) ? { browser, ...programs } : undefined;
}

/** Installs Debian's WebKitGTK unless this machine has one. */
export function provideWebKit(): void {
  if (findWebKit() || !mayInstallPackages) return;
  console.log('No WebKit on this machine: installing Debian’s …');
  installPackages('webkit2gtk-driver', 'xvfb');
}
