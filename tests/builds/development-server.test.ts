import { spawn } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { copyOfProject } from './project-copy.ts';

/** In milliseconds: a busy machine takes long to start it. */
const TIMEOUT_MS = 120_000;

test(
  'the development server survives a mistake, says where it is, and serves the page again once it is fixed',
  {
    timeout: 3 * TIMEOUT_MS,
  },
  async () => {
    await using project = await copyOfProject();
    const server = spawn('node', ['server/dev.ts', 'staff-tools'], {
      cwd: project.folder,
      env: { ...process.env, PORT: '0', DATA_DIR: join(project.folder, 'data') },
    });
    let output = '';
    createInterface(server.stdout).on('line', (line) => (output += `${line}\n`));
    createInterface(server.stderr).on('line', (line) => (output += `${line}\n`));
    try {
      const url = await vi.waitFor(() => /hot reload: (\S+)/.exec(output)![1]!, TIMEOUT_MS);
      const status = async () => (await fetch(`${url}/test-supabase-debug`)).status;
      const page = join(project.folder, 'remotes/staff-tools/src/pages/debug-test/page.tsx');
      const original = await readFile(page, 'utf8');
      await vi.waitFor(async () => expect(await status()).toBe(200), TIMEOUT_MS);

      await appendFile(page, 'export const a = ;\n');
      await vi.waitFor(async () => expect(await status()).toBe(503), TIMEOUT_MS);
      expect(output).toContain(`debug-test/page.tsx:${original.split('\n').length}:18`);

      await writeFile(page, original);
      await vi.waitFor(async () => expect(await status()).toBe(200), TIMEOUT_MS);
    } finally {
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
    }
  },
);

test(
  'npm run dev of one remote serves it from its sources, in the site’s layout, on mocks',
  { timeout: 3 * TIMEOUT_MS },
  async () => {
    const program = spawn('npm run dev -w remotes/job-board', {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, PORT: '0' },
      shell: true,
      // A group of its own: npm tells nobody that it is to end.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    createInterface(program.stdout).on('line', (line) => (output += `${line}\n`));
    try {
      const url = await vi.waitFor(() => /on mock responses: (\S+)/.exec(output)![1]!, 2 * TIMEOUT_MS);
      const html = await (await fetch(`${url}/jobs`)).text();
      expect(html).toContain('"name":"job-board","version":"sources"');
      expect(html).toMatch(/<header[^]*<h1[^]*<article[^]*<footer/);
    } finally {
      process.kill(-program.pid!, 'SIGTERM');
      await new Promise((resolve) => program.once('close', resolve));
    }
  },
);

test(
  'a page from its sources shows what another remote, as built, makes of its data',
  { timeout: 2 * TIMEOUT_MS },
  async () => {
    const server = spawn('node', ['server/dev.ts', '--mocked', 'marketing'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    createInterface(server.stdout).on('line', (line) => (output += `${line}\n`));
    try {
      const url = await vi.waitFor(() => /on mock responses: (\S+)/.exec(output)![1]!, TIMEOUT_MS);
      const home = async () => (await fetch(url)).text();
      await vi.waitFor(
        async () => expect(await home()).toMatch(/<div data-fragment="job-board\/latest-jobs"><ul[^]*?<h3/),
        TIMEOUT_MS,
      );
      expect(await home()).toContain('"name":"marketing","version":"sources"');
    } finally {
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
    }
  },
);
