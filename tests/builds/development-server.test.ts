import { spawn } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { unpackMigrated } from '@site/api/test-support';
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
    const data = join(project.folder, 'data');
    await unpackMigrated(data);
    const server = spawn('node', ['server/dev.ts', 'staff-tools'], {
      cwd: project.folder,
      env: { ...process.env, PORT: '0', DATA_DIR: data },
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
  'npm run dev of one remote serves it from its sources, in the site’s layout, on mocks, with what another remote, as built, makes of its data',
  { timeout: 3 * TIMEOUT_MS },
  async () => {
    const program = spawn('npm run dev -w remotes/marketing', {
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
      const home = async () => (await fetch(url)).text();
      await vi.waitFor(
        async () => expect(await home()).toMatch(/<div data-fragment="job-board\/latest-jobs"><ul[^]*?<h3/),
        TIMEOUT_MS,
      );
      const html = await home();
      expect(html).toContain('"name":"marketing","version":"sources"');
      expect(html).toMatch(/<header[^]*<h1[^]*<footer/);
    } finally {
      process.kill(-program.pid!, 'SIGTERM');
      await new Promise((resolve) => program.once('close', resolve));
    }
  },
);
