import { spawn } from 'node:child_process';

interface Options {
  cwd: string;
  env?: Record<string, string>;
}

/** Runs a command, and shows what it prints only when it fails. @throws when it fails */
export function runQuietly(command: string, args: readonly string[], { cwd, env }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`This failed in ${cwd}: ${command} ${args.join(' ')}`));
    });
  });
}
