import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { fingerprintOf } from '../../build/fingerprint.ts';
import { run } from '../../scripts/run.ts';

const root = join(import.meta.dirname, '../..');
const OUT_DIR = join(root, 'storybook-static');

/** Without documentation (.storybook/main.ts). */
const STORIES_ONLY = ['--test'];

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
export const buildStorybook = async (): Promise<void> =>
  buildUnless(await fingerprintOf(root, INPUTS), OUT_DIR, [], (build) => build(root));

/** Builds only the stories, in half the time, unless the build is up to date. */
export const buildStories = async (outDir: string): Promise<void> =>
  buildUnless(await fingerprintOf(root, INPUTS), outDir, STORIES_ONLY, (build) => build(root));

/** Builds the stories of a commit, unless they have been built, with the packages that are installed here. */
export async function buildStoriesOf(commit: string, outDir: string): Promise<void> {
  await buildUnless(commit, outDir, STORIES_ONLY, async (build) => {
    const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
    const archive = join(folder, '.archive.tar');
    execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    await linkPackages(folder);
    await build(folder);
    await rm(folder, { recursive: true });
  });
}

/** Those of the project itself are links to its folders, and so lead to this commit's. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from))
    if (name !== '.cache' && name !== '@site') await symlink(join(from, name), join(to, name), 'junction');
  await cp(join(from, '@site'), join(to, '@site'), { recursive: true, verbatimSymlinks: true });
}

async function buildUnless(
  state: string,
  outDir: string,
  options: readonly string[],
  build: (run: (folder: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const marker = join(outDir, '.built-from');
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === state) return;
  console.log('Building Storybook …');
  await mkdir(outDir, { recursive: true });
  await build(async (folder) => {
    const { code, output } = await run('storybook', ['build', '--quiet', ...options, '--output-dir', outDir], {
      cwd: folder,
    });
    if (code !== 0) throw new Error(`Building Storybook failed:\n${output}`);
  });
  await writeFile(marker, state);
}

/** Serves a built Storybook on a free port. */
export async function serveStorybook(outDir = OUT_DIR): Promise<{ url: string; close(): Promise<void> }> {
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
