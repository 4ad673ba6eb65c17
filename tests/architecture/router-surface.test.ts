import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(dirname(import.meta.dirname));
const IMPORT = /import \{([^}]*)\} from 'react-router-dom'/g;

/** The names that a file imports as values. */
const importedNames = (source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

test('the page holds every name of react-router that a remote or the shell imports', () => {
  const surface = readFileSync(join(root, 'shell/src/remotes/router-surface.ts'), 'utf8');
  const held = new Set(
    [...surface.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  const files = globSync('{remotes/*/src,shell/src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(stories|test)\.|entry-server/.test(file),
  );
  const missing = files.flatMap((file) =>
    importedNames(readFileSync(join(root, file), 'utf8')).filter((name) => !held.has(name)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
