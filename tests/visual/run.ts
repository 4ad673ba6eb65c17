/**
 * `npm run test:visual [-- --update | any Playwright option]`: compares every story with its screenshot on disk.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/programs/chromium.ts';
import { buildStorybook, serveStorybook } from './built-storybook.ts';
import { findSubjects, type Subject } from './story-page.ts';

const root = join(import.meta.dirname, '../..');
const list = join(root, '.cache/visual/stories.json');
const args = process.argv.slice(2).map((arg) => (arg === '--update' ? '--update-snapshots=changed' : arg));

if (
  !existsSync(resolve(root, process.env['VISUAL_DIR'] ?? '.visual')) &&
  !args.some((arg) => arg.startsWith('--update-snapshots'))
) {
  console.error(
    'This machine has no screenshots to compare with. On the base commit, run npm run test:visual -- --update',
  );
  process.exit(1);
}
const CHROMIUM_PATH = findChromium();
const url = process.env['STORYBOOK_URL'] ?? (await serveOwn());
const subjects = await readSubjects(url);
await mkdir(join(root, '.cache/visual'), { recursive: true });
await writeFile(list, JSON.stringify(subjects));
const tests = spawn('playwright', ['test', '--config', 'playwright.visual.config.ts', ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH, STORYBOOK_URL: url, STORYBOOK_STORIES: list },
});
tests.on('exit', (code) => process.exit(code ?? 1));

async function serveOwn(): Promise<string> {
  await buildStorybook();
  return (await serveStorybook()).url;
}

async function readSubjects(url: string): Promise<Subject[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS });
  try {
    return await findSubjects(await browser.newPage(), url);
  } finally {
    await browser.close();
  }
}
