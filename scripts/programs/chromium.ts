import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installPackages } from './debian-packages.ts';

/** Of several, the one without windows first: it takes a third less time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** In a container, without calls to its maker, and with letters as wide as on a screen. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** How long a download may stall, in milliseconds. */
const DOWNLOAD_LIMIT = 300_000;

/**
 * The path of a Chromium to test with: one that is installed, or else Playwright's own, or else Debian's package.
 * @throws when none can be installed
 */
export function findChromium(): string {
  const known = installedChromium();
  if (known) return known;
  console.log('No Chromium on this machine: downloading Playwright’s …');
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: DOWNLOAD_LIMIT,
  });
  const downloaded = installedChromium();
  if (downloaded) return downloaded;
  console.log('The download failed: trying Debian’s package …');
  installPackages('chromium-headless-shell');
  const packaged = installedChromium();
  if (packaged) return packaged;
  throw new Error('The tests need a Chromium, and none could be installed. Install one, or set CHROMIUM_PATH to it.');
}

/** The path of a Chromium that is on this machine: CHROMIUM_PATH, or one in a usual place. */
export const installedChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path));
