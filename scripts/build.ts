/** Builds every app whose sources changed since its last build. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprintOf } from './fingerprint.ts';

interface App {
  folder: string;
  /** Run in the folder. */
  command: readonly string[];
  /** Files whose content decides whether the build is still good. */
  inputs: readonly string[];
}

const root = dirname(import.meta.dirname);
const bin = join(root, 'node_modules/.bin');
const TOOLS = ['package-lock.json', 'build/*.ts', 'design-system/package.json'];
const CONTRACT = ['api/contract/*.ts', 'remote-kit/**/*.{ts,tsx,css}'];

const designSystem: App = {
  folder: 'design-system',
  command: [join(bin, 'vite'), 'build', '--logLevel', 'warn'],
  inputs: ['package-lock.json', 'design-system/{vite.config.ts,package.json}', 'design-system/src/**/*'],
};
const remotes = ['marketing', 'job-board', 'proposals', 'staff-tools'].map((name): App => ({
  folder: `remotes/${name}`,
  command: ['node', join(root, 'build/remote.ts')],
  inputs: [...TOOLS, ...CONTRACT, `remotes/${name}/package.json`, `remotes/${name}/src/**/*`],
}));
const shell: App = {
  folder: 'shell',
  command: ['node', join(root, 'build/shell.ts')],
  inputs: [...TOOLS, ...CONTRACT, 'shell/package.json', 'shell/src/**/*', 'design-system/dist/{index.js,styles.css}'],
};

await build(designSystem);
await Promise.all([build(shell), ...remotes.map(build)]);

async function build({ folder, command, inputs }: App) {
  const marker = join(root, folder, 'dist/.built-from');
  const fingerprint = await fingerprintOf(inputs);
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === fingerprint) return;
  const startedAt = performance.now();
  await run(command, join(root, folder));
  await mkdir(dirname(marker), { recursive: true });
  await writeFile(marker, fingerprint);
  console.log(`Built ${folder} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Shows the command's output only when it fails. */
function run([command = '', ...args]: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: 'production' } });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`The build of ${cwd} failed`));
    });
  });
}
