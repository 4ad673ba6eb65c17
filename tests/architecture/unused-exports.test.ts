import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const root = dirname(dirname(import.meta.dirname));

type Issue = Record<'files' | 'exports' | 'types' | 'dependencies' | 'unlisted', { name: string }[]>;

describe('code that nothing uses, by the rules of knip.jsonc', () => {
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

  test('is found where a file is imported by no other', () => {
    expect(found('files')).toEqual(['design-system/src/nobody-imports-this-file.ts']);
  });

  test('is found where an export is not imported, but not at a public door or in a function', () => {
    expect(found('exports')).toEqual(['helper']);
    expect(found('types')).toEqual(['NobodyImportsThisType']);
  });

  test('is found where a package is installed and not imported', () => {
    expect(found('dependencies')).toEqual(['nobody-imports-this']);
  });

  test('has its opposite: a package that is imported and not installed', () => {
    expect(found('unlisted')).toEqual(['not-in-the-package']);
  });
});
