import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesRefusedBy } from './oxlint.ts';

const fixtures = join(import.meta.dirname, '../fixtures/import-cycles');

test('lint refuses files that import one another, be it only for a type', () => {
  expect(filesRefusedBy('import(no-cycle)', fixtures).toSorted()).toEqual(['needs-a-type.ts', 'needs-a-value.ts']);
});
