import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

interface Options {
  /** Default: this process's. */
  cwd?: string;
  /** In addition to this process's. */
  env?: Record<string, string>;
  /** Streams the output instead of returning it. */
  live?: boolean;
  /** Leaves the processors to others that want them. */
  yields?: boolean;
}

export interface Result {
  /** The exit code; 1 for a command that was killed or cannot be started. */
  code: number;
  /** What it printed; empty with `live`. */
  output: string;
}

/** Runs a command of the installed packages or of the machine. */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, live, yields }: Options = {},
): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: live ? 'inherit' : 'pipe' });
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', ({ message }) => resolve({ code: 1, output: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}
