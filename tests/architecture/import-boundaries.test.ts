import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layers } from '../../lint/layers.ts';

const root = dirname(dirname(import.meta.dirname));
const fixtures = join(root, 'tests/fixtures/import-boundaries');

/** The files that the lint rule complains about, relative to the fixtures' folder. */
function refusedFixtures(): string[] {
  try {
    execFileSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['-c', join(fixtures, 'oxlintrc.json'), '--format=unix', fixtures],
      { cwd: root },
    );
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: Buffer };
    return [...stdout.toString().matchAll(/import-boundaries\/([^:]+):\d+:\d+: .*layers\(import-boundaries\)/g)].map(
      ([, file = '']) => file,
    );
  }
}

describe('who may import whom', () => {
  test('every forbidden import of the fixtures is refused', () => {
    const bad = globSync('**/*.ts', { cwd: fixtures });
    expect(bad.length).toBeGreaterThan(5);
    expect(refusedFixtures().toSorted()).toEqual(bad.toSorted());
  });

  test('every layer of the rule is a folder of the repository', () => {
    for (const { folder } of layers) expect(existsSync(join(root, folder)), folder).toBe(true);
  });
});
