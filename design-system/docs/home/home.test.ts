import { expect, test } from 'vitest';
import { documentationPages, pageIds, storyIds } from '../storybook-ids.test-support.ts';
import { tokensOf, brandNames } from '../tokens/sources.ts';
import { rooms } from './rooms.ts';

test.each(rooms)('the door to $title leads somewhere', ({ page }) => {
  expect([...storyIds, ...pageIds]).toContain(page);
});

test('pages on the foundations name no token that does not exist', () => {
  const tokens = new Set(tokensOf(brandNames[0] ?? '').map(({ name }) => name));
  const named = documentationPages
    .filter(({ path }) => path.includes('/foundations/'))
    .flatMap(({ path, text }) => [...text.matchAll(/`(--[a-z][\w-]*)`/g)].map(([, name = '']) => ({ path, name })));
  expect(named.filter(({ name }) => !tokens.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});
