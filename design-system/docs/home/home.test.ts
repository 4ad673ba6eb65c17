import { expect, test } from 'vitest';
import { documentationPages, pageIds, storyIds } from '../storybook-ids.test-support.ts';
import { tokensOf, brandNames } from '../tokens/sources.ts';
import { areas } from './areas.ts';

test.each(areas)('the card $title links to a page that exists', ({ page }) => {
  expect([...storyIds, ...pageIds]).toContain(page);
});

test('documentation pages name no token that does not exist', () => {
  const tokens = new Set(tokensOf(brandNames[0] ?? '').map(({ name }) => name));
  const named = documentationPages
    .filter(({ path }) => path.includes('/foundations/'))
    .flatMap(({ path, text }) => [...text.matchAll(/`(--[a-z][\w-]*)`/g)].map(([, name = '']) => ({ path, name })));
  expect(named.filter(({ name }) => !tokens.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});
