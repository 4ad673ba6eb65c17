import { spawn } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { copyOfProject } from './project-copy.ts';

/** In milliseconds: a busy machine takes long to start it. */
const TIMEOUT_MS = 60_000;

test(
  'the development server survives a mistake, says where it is, and serves the page again once it is fixed',
  {
    timeout: 3 * TIMEOUT_MS,
  },
  async () => {
    await using project = await copyOfProject();
    const server = spawn('node', ['shell/server/dev.ts', 'staff-tools'], {
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
