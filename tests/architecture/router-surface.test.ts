import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isTestFile } from '../../lint/layers.ts';
import { parse, runtimeExports, runtimeImports } from './syntax.ts';

const root = dirname(dirname(import.meta.dirname));
const read = (file: string) => parse(file, readFileSync(join(root, file), 'utf8'));

test('the shell provides every react-router export that a remote or the shell imports', () => {
  const held = runtimeExports(read('shell/src/remotes/router-surface.ts')).map(({ name }) => name);
  const files = globSync('{remotes/*/src,shell/src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !isTestFile(file) && !file.includes('entry-server'),
  );
  const imported = files
    .flatMap((file) => runtimeImports(read(file)))
    .flatMap(({ from, names }) => (from === 'react-router-dom' ? names : []));
  expect(files.length).toBeGreaterThan(50);
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((name) => !held.includes(name))).toEqual([]);
});
