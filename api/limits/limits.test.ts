import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitOf, LIMITS, type LimitName } from '@site/protocol';

const MINUTE_MS = 60_000;
const HEADING = '## How often anything can be called';

/** The rows of the documented table: name, per, attempts, minutes, at most. */
const documented = (page: string): string[][] =>
  (page.split(HEADING)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 6)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );

const actual = (Object.keys(LIMITS) as LimitName[]).map((name) => {
  const { per, attempts, windowMs, longestWindowMs } = limitOf(name);
  return [name, per, ...[attempts, windowMs / MINUTE_MS, longestWindowMs / MINUTE_MS].map(String)];
});

const page = readFileSync(new URL('../../docs/contracts/api.md', import.meta.url), 'utf8');

test('the limits are those that docs/contracts/api.md lists', () => {
  expect(documented(page)).toEqual(actual);
});

test('a limit that the page misstates or leaves out would be noticed', () => {
  expect(documented(page.replace('| 50 |', '| 500 |'))).not.toEqual(actual);
  expect(documented(page.replace(/^\| `login` .*\n/m, ''))).not.toEqual(actual);
});
