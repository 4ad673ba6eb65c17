import { expect, test } from 'vitest';
import { changedTokens, nearestStories } from './reached-stories.ts';

const stories = [
  'design-system/src/components/chip/chip.stories.tsx',
  'design-system/src/components/card/card.stories.tsx',
  'remotes/depots/src/pages/depot.stories.tsx',
];
const importers = new Map([
  ['design-system/src/components/chip/chip.tsx', new Set(['remotes/depots/src/pages/depot.tsx'])],
  ['design-system/src/card-edge.ts', new Set(['design-system/src/components/card/card.tsx'])],
]);
const nearest = (...changed: string[]) => [...nearestStories(changed, importers, stories)];

test('a component is seen in the stories beside it, not in whatever is made of it', () =>
  expect(
    nearest('design-system/src/components/chip/chip.module.css', 'design-system/src/components/chip/chip.tsx'),
  ).toEqual(stories.slice(0, 1)));

test('a file without stories is seen in those of what imports it', () =>
  expect(nearest('design-system/src/card-edge.ts')).toEqual(stories.slice(1, 2)));

test('a changed story is seen itself', () => expect(nearest(stories[2] ?? '')).toEqual(stories.slice(2)));

test('a token is changed if its value differs in any rule, is new or is gone', () => {
  const sheet = (ink: string, rest = '--gap: 1rem; --old: 1px') =>
    `:root { --ink: #111; ${rest} } @media print { :root { --ink: ${ink} } }`;
  expect([...changedTokens(sheet('#222'), sheet('#222'))]).toEqual([]);
  expect([...changedTokens(sheet('#222'), sheet('#333'))]).toEqual(['--ink']);
  expect([...changedTokens(sheet('#222'), sheet('#222', '--gap: 1rem; --fresh: 2px'))]).toEqual(['--old', '--fresh']);
});
