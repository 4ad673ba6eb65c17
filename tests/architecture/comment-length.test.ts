import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'tests/fixtures/comment-length');

test("a comment's lines are at most 120 columns long, except where they cannot be broken", () => {
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['--config', 'oxlintrc.json', '--format=unix', '.'],
    { cwd: fixtures, encoding: 'utf8' },
  );
  const refused = stdout.split('\n').flatMap((line) => /^(\S+?:\d+):.*comments\(max-length\)/.exec(line)?.[1] ?? []);
  expect(refused.toSorted()).toEqual(['long-line-of-a-docstring.ts:3', 'long-line.ts:1']);
});
