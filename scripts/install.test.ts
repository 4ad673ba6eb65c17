import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

interface Package {
  version?: string;
  os?: string[];
  cpu?: string[];
  dev?: boolean;
  optional?: boolean;
}

const REACT = { react: { version: '19.0.0' } };
const TOOL = { lint: { version: '1.0.0', dev: true } };
/** For another kind of machine. */
const OTHER = { 'node-amiga': { version: '26.0.0', optional: true } };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-'));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'bin'));
  await copyFile(join(import.meta.dirname, 'install.mjs'), join(folder, 'scripts/install.mjs'));
  await writeFile(join(folder, 'bin/npm'), `#!/bin/sh\necho "$1 $2 $3" | sed 's/ --no-audit//' >> "${folder}/calls"\n`);
  await chmod(join(folder, 'bin/npm'), 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

const PART = 'design-system';

const lockOf = (packages: Record<string, Package>) =>
  JSON.stringify({
    packages: {
      '': { version: '0.1.0' },
      ...Object.fromEntries(
        Object.entries(packages).map(([name, each]) => [name === PART ? name : `node_modules/${name}`, each]),
      ),
    },
  });

async function writeNode(program: string): Promise<void> {
  const file = join(folder, 'node_modules/.bin/node');
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  await writeFile(file, program);
  await chmod(file, 0o755);
}

/** What npm is called with, given what the lockfile has and what is there. */
async function callsFor(
  packages: 'site' | 'all',
  { locked, there }: { locked: Record<string, Package>; there?: Record<string, Package> },
): Promise<string> {
  await writeFile(join(folder, 'package-lock.json'), lockOf(locked));
  if (there) {
    await writeNode('#!/bin/sh\n');
    await writeFile(join(folder, 'node_modules/.package-lock.json'), lockOf(there));
  }
  const code = `import('./scripts/install.mjs').then(({ install }) => install('${packages}'))`;
  const PATH = `${join(folder, 'bin')}:${process.env['PATH']}`;
  execFileSync(process.execPath, ['-e', code], { cwd: folder, env: { ...process.env, PATH } });
  return readFile(join(folder, 'calls'), 'utf8').then(
    (calls) => calls.trim(),
    () => '',
  );
}

/** What a command of the project prints on this Node, which says that it is of a version. */
function nodeOf(version: string): string {
  const code = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    const { install, run } = await import('./scripts/install.mjs');
    install('site');
    await run('node', ['-p', '"ran on " + process.execPath']);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  return (stdout + stderr).trim();
}

describe.skipIf(process.platform === 'win32')('where the Node that npm installed cannot run,', () => {
  beforeEach(async () => {
    await writeFile(join(folder, 'package-lock.json'), lockOf({}));
    // As where the system's libraries are others: it is there, and what should load it is not.
    await writeNode('#!/nowhere/ld-linux-x86-64.so.2\n');
  });

  test('the system’s is used', () => {
    expect(nodeOf('24.0.0')).toBe(`ran on ${process.execPath}`);
    expect(nodeOf('24.0.0')).toBe(`ran on ${process.execPath}`);
  });

  test('one that is too old is named, and what to do', () => {
    expect(nodeOf('22.5.0')).toBe(
      'The Node that npm installed does not run on this kind of machine: install Node 24 or newer. This is 22.5.0.',
    );
  });
});

test.skipIf(process.platform === 'win32').each(['#', '?', '*', ':'])(
  'in a folder with "%s" in its name, which tools cannot read, a command says so at once',
  async (sign) => {
    const unusable = join(folder, `my${sign}site`);
    await mkdir(join(unusable, 'scripts'), { recursive: true });
    await copyFile(join(folder, 'scripts/install.mjs'), join(unusable, 'scripts/install.mjs'));
    const { status, stderr } = spawnSync(
      process.execPath,
      ['-e', "import('./scripts/install.mjs').then(({ install }) => install('site'))"],
      { cwd: unusable, encoding: 'utf8' },
    );
    expect(stderr).toContain(`move it to a folder without "${sign}" in its path.`);
    expect(status).toBe(1);
  },
);

describe('before a command runs,', () => {
  test('nothing is installed that is there, whoever installed it', async () => {
    const locked = { ...REACT, ...TOOL, ...OTHER };
    expect(await callsFor('all', { locked, there: { ...REACT, ...TOOL } })).toBe('');
    expect(await callsFor('site', { locked, there: REACT })).toBe('');
  });

  test('nothing is installed for a part of the project that has a new version', async () => {
    const part = (version: string) => ({ ...REACT, [PART]: { version } });
    expect(await callsFor('site', { locked: part('1.8.0'), there: part('1.7.0') })).toBe('');
    expect(await callsFor('site', { locked: part('1.8.0'), there: REACT })).not.toBe('');
  });

  test('a new clone gets what the command needs', async () => {
    expect(await callsFor('site', { locked: { ...REACT, ...TOOL } })).toBe('ci --omit=dev');
  });

  test('tools are added to a site that may be running', async () => {
    expect(await callsFor('all', { locked: { ...REACT, ...TOOL }, there: REACT })).toBe(
      'install --no-save --include=dev',
    );
  });

  test('what is made for this kind of machine is added where npm was told to leave out all of that', async () => {
    const own = { 'bundler-here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] } };
    const bundler = { ...own, 'bundler-there': { version: '1.0.0', optional: true, os: ['amiga'], cpu: ['m68k'] } };
    const locked = { ...REACT, ...bundler };
    expect(await callsFor('site', { locked, there: { ...REACT, ...own } })).toBe('');
    expect(await callsFor('site', { locked, there: REACT })).toBe('install --no-save --omit=dev');
  });

  test('a lockfile with other versions replaces what is there, and whoever has tools keeps them', async () => {
    const locked = { react: { version: '19.1.0' }, ...TOOL };
    expect(await callsFor('site', { locked, there: { ...REACT, ...TOOL } })).toBe('ci --include=dev');
  });
});
