import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { copyOfProject } from '../../builds/project-copy.ts';

export interface DevelopmentServer {
  url: string;
  /** What it has printed. */
  output(): string;
  /** Replaces text in one of the remote's sources. */
  edit(source: string, text: string, replacement: string): Promise<void>;
}

/** In milliseconds: a busy machine takes long to start it. */
const STARTS_WITHIN = 120_000;

/** Runs `work` on `npm run dev <remote> --site <site>`, in a copy of the project. */
export async function withDevelopmentServer(
  remote: string,
  site: string,
  work: (server: DevelopmentServer) => Promise<void>,
): Promise<void> {
  await using project = await copyOfProject();
  const program = spawn('node', ['server/dev.ts', remote, '--site', site], {
    cwd: project.folder,
    env: { ...process.env, PORT: '0' },
  });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    createInterface(stream).on('line', (line) => (output += `${line}\n`));
  const url = () => /hot reload: (\S+)/.exec(output)?.[1];
  try {
    await expect.poll(() => url() ?? output, { timeout: STARTS_WITHIN }).toMatch(/^http:\S+$/);
    await work({
      url: url()!,
      output: () => output,
      async edit(source, text, replacement) {
        const file = join(project.folder, 'remotes', remote, 'src', source);
        await writeFile(file, (await readFile(file, 'utf8')).replace(text, replacement));
      },
    });
  } finally {
    program.kill();
    await ended;
  }
}
