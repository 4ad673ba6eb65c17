import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layers } from '../../lint/layers.ts';
import { filesRefusedBy } from './oxlint.ts';

const root = dirname(dirname(import.meta.dirname));
const fixtures = join(root, 'tests/fixtures/import-boundaries');

describe('who may import whom', () => {
  test('every forbidden import in the fixtures is refused', () => {
    const bad = globSync('**/*.ts', { cwd: fixtures });
    expect(bad.length).toBeGreaterThan(5);
    expect(filesRefusedBy('layers(import-boundaries)', fixtures).toSorted()).toEqual(bad.toSorted());
  });

  test('every layer in the rule is a folder in the repository', () => {
    for (const { folder } of layers) expect(existsSync(join(root, folder)), folder).toBe(true);
  });
});
