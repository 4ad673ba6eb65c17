import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('lint knows types: it finds floating promises and missing cases', () => {
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['--type-aware', '--config', 'oxlintrc.json', '--format=unix', '.'],
    { cwd: join(root, 'tests/fixtures/type-aware'), encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/^floating-promise\.ts:4:.*\(no-floating-promises\)/m);
  expect(stdout).toMatch(/^promise-as-condition\.ts:3:.*\(no-misused-promises\)/m);
  expect(stdout).toMatch(/^await-of-no-promise\.ts:1:.*\(await-thenable\)/m);
  expect(stdout).toMatch(/^forgotten-case\.ts:2:.*\(switch-exhaustiveness-check\)/m);
});
