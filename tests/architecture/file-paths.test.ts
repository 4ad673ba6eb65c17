import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesRefusedBy } from './oxlint.ts';

test('the path of a file’s URL is refused, because it is encoded', () => {
  const folder = join(import.meta.dirname, '../fixtures/file-paths');
  expect(filesRefusedBy('files(no-url-paths)', folder).toSorted()).toEqual(['bad-at-once.ts', 'bad-later.ts']);
});
