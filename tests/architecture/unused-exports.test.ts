import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const root = dirname(dirname(import.meta.dirname));

type Issue = Record<'files' | 'exports' | 'types' | 'dependencies' | 'unlisted', { name: string }[]>;

describe('unused code, by the rules of knip.jsonc', () => {
  let status: number | null;
  let issues: Issue[];
  beforeAll(() => {
    const knip = spawnSync(join(root, 'node_modules/.bin/knip'), [
      '--directory',
      join(root, 'tests/fixtures/unused-exports'),
      '--config',
      join(root, 'knip.jsonc'),
      '--reporter',
      'json',
    ]);
    status = knip.status;
    issues = (JSON.parse(knip.stdout.toString()) as { issues: Issue[] }).issues;
  });

  const found = (kind: keyof Issue) => issues.flatMap((issue) => issue[kind].map(({ name }) => name));

  test('fails the command', () => expect(status).toBe(1));

  test('is found when no file imports a file', () => {
    expect(found('files')).toEqual(['design-system/src/nobody-imports-this-file.ts']);
  });

  test('is found when nothing imports an export, except in public entry points and handlers', () => {
    expect(found('exports')).toEqual(['helper']);
    expect(found('types')).toEqual(['NobodyImportsThisType']);
  });

  test('is found when a package is installed and not imported', () => {
    expect(found('dependencies')).toEqual(['nobody-imports-this']);
  });

  test('has a counterpart: a package that is imported and not installed is found', () => {
    expect(found('unlisted')).toEqual(['not-in-the-package']);
  });
});
