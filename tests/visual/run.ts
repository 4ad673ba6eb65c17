/** `npm run test:visual [-- Playwright's options]`: compares every story with its approved picture on this machine. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/programs/chromium.ts';
import { run } from '../../scripts/run.ts';
import { buildStorybook, serveStorybook } from './built-storybook.ts';
import { findSubjects } from './story-page.ts';

const CHROMIUM_PATH = findChromium();
await buildStorybook();
const storybook = await serveStorybook();
const folder = await mkdtemp(join(tmpdir(), 'stories-'));
const STORYBOOK_STORIES = join(folder, 'stories.json');

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS });
await writeFile(STORYBOOK_STORIES, JSON.stringify(await findSubjects(await browser.newPage(), storybook.url)));
await browser.close();

const { code } = await run('playwright', ['test', '--config=playwright.visual.config.ts', ...process.argv.slice(2)], {
  cwd: join(import.meta.dirname, '../..'),
  env: { CHROMIUM_PATH, STORYBOOK_URL: storybook.url, STORYBOOK_STORIES },
  live: true,
});
await rm(folder, { recursive: true });
await storybook.close();
process.exitCode = code;
