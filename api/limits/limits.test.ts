import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';

const MINUTE_MS = 60_000;
const HEADING = '## How often anything can be called';

/** The rows of the documented table: name, per, attempts, minutes. */
const documented = (page: string): string[][] =>
  (page.split(HEADING)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );

const actual = Object.entries(LIMITS).map(([name, { per, attempts, windowMs }]) => [
  name,
  per,
  String(attempts),
  String(windowMs / MINUTE_MS),
]);

const page = readFileSync(new URL('../../docs/contracts/api.md', import.meta.url), 'utf8');

test('the limits are those that docs/contracts/api.md lists', () => {
  expect(documented(page)).toEqual(actual);
});

test('a limit that the page misstates or leaves out would be noticed', () => {
  expect(documented(page.replace('| 300 |', '| 500 |'))).not.toEqual(actual);
  expect(documented(page.replace(/^\| `login` .*\n/m, ''))).not.toEqual(actual);
});
