import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A command is killed after this many milliseconds; a build takes a few seconds. */
export const WATCHDOG = 120_000;

/** For builds of sources whose types are not in question: checking them takes half of the time. */
export const TYPES_CHECKED = { TYPES_CHECKED: 'yes' };

/** Runs one of the project's scripts in `folder`, as the npm commands do. */
export function run(
  folder: string,
  script: string,
  variables: Record<string, string> = {},
): Promise<{ status: number; output: string }> {
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'production', ...variables }, timeout: WATCHDOG };
  return new Promise((resolve) => {
    execFile('node', [script], options, (error, stdout, stderr) => {
      const status = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ status, output: stripVTControlCharacters(stdout + stderr) });
    });
  });
}
