import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesRefusedBy } from './oxlint.ts';

const fixtures = join(import.meta.dirname, '../fixtures/page-links');

test('a path of another remote’s page, and a link to a page for staff, are refused', () => {
  const bad = globSync('**/bad-*.ts', { cwd: fixtures });
  expect(bad).toHaveLength(4);
  expect(filesRefusedBy('links(page-links)', fixtures).toSorted()).toEqual(bad.toSorted());
});
