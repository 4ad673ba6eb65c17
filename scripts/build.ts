/** Builds every app of which something else is served than its sources say. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFresh } from '../build/freshness.ts';
import { runQuietly } from './run.ts';

const root = dirname(import.meta.dirname);
const remotes = globSync('remotes/*/package.json', { cwd: root }).map(dirname);

await build('design-system', 'design-system');
await Promise.all([build('shell', 'shell'), ...remotes.map((folder) => build(folder, 'remote'))]);

/** A build that fails says why; the others are finished. */
async function build(folder: string, kind: 'design-system' | 'remote' | 'shell') {
  const app = join(root, folder);
  if (await isFresh(app)) return;
  const startedAt = performance.now();
  try {
    await runQuietly('node', [join(root, `build/${kind}.ts`)], { cwd: app, env: { NODE_ENV: 'production' } });
    console.log(`Built ${folder} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch {
    console.error(`The build of ${folder} failed: its messages stand above.`);
    process.exitCode = 1;
  }
}
