import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesRefusedBy } from './oxlint.ts';

const fixtures = join(import.meta.dirname, '../fixtures/page-links');

test('a path of another remote’s page, any link to a page for staff, and one of staff to no page are refused', () => {
  const bad = globSync('**/bad-*.ts', { cwd: fixtures });
  expect(bad).toHaveLength(5);
  expect(filesRefusedBy('links(page-links)', fixtures).toSorted()).toEqual(bad.toSorted());
});
