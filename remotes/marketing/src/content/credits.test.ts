import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { credits } from './credits.ts';

const sources = readFileSync(new URL('../../../../api/places/README.md', import.meta.url), 'utf8').split(
  '## Sources',
)[1];

test('the credits name every source and licence that the places come from', () => {
  const named = [...(sources ?? '').matchAll(/\]\((https:\/\/[^)]+)\)/g)].map(([, href]) => href);
  expect(named.length).toBeGreaterThan(2);
  const credited = credits.flatMap(({ source, licence }) => [source.href, licence.href]);
  expect(named.filter((href) => !credited.includes(href ?? ''))).toEqual([]);
});
