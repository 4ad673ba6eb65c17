/**
 * Builds every app whose served build does not match its sources: with `--mocked`, the mocked site’s panel too, and
 * with `--without-remotes`, only what a remote is developed in.
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isFresh } from '../build/freshness.ts';
import { run } from './run.ts';

const root = dirname(import.meta.dirname);
const { values } = parseArgs({
  options: { mocked: { type: 'boolean', default: false }, 'without-remotes': { type: 'boolean', default: false } },
});
const remotes = values['without-remotes'] ? [] : globSync('remotes/*/package.json', { cwd: root }).map(dirname);

await Promise.all([
  build('design-system', 'design-system').then(() => build('shell', 'shell')),
  ...remotes.map((folder) => build(folder, 'remote')),
  ...(values.mocked ? [build('mocks/panel', 'mock-panel')] : []),
]);

/** A failed build says why; the others are finished. */
async function build(folder: string, kind: 'design-system' | 'remote' | 'shell' | 'mock-panel') {
  const app = join(root, folder);
  if (await isFresh(app)) return;
  const startedAt = performance.now();
  const script = join(root, `build/${kind}.ts`);
  const { code, output } = await run('node', [script], { cwd: app, env: { NODE_ENV: 'production' } });
  if (code === 0) {
    console.log(`Built ${folder} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } else {
    console.error(`${output}\nThe build of ${folder} failed: see the messages above.`);
    process.exitCode = 1;
  }
}
