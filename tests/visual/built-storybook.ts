import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import { fingerprintOf } from '../../build/fingerprint.ts';
import { run } from '../../scripts/run.ts';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, 'storybook-static');
const marker = join(outDir, '.built-from');

const INPUTS = [
  'package-lock.json',
  '.storybook/**/*',
  'design-system/{src,docs,releases}/**/*',
  'design-system/CHANGELOG.md',
  'remote-kit/**/*.{ts,tsx,css}',
  'remotes/*/src/**/*',
  'shell/src/**/*',
  'mocks/**/*.ts',
  'api/contract/*.ts',
];

/** Builds Storybook, unless the build is up to date. */
export async function buildStorybook(): Promise<void> {
  const fingerprint = await fingerprintOf(root, INPUTS);
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === fingerprint) return;
  console.log('Building Storybook …');
  const { code, output } = await run('storybook', ['build', '--quiet', '--output-dir', outDir], { cwd: root });
  if (code !== 0) throw new Error(`Building Storybook failed:\n${output}`);
  await writeFile(marker, fingerprint);
}

/** Serves the built Storybook on a free port. */
export async function serveStorybook(): Promise<{ url: string; close(): Promise<void> }> {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('Serving the built Storybook failed.');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
