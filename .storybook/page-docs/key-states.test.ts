import { expect, test } from 'vitest';
import { keyStates } from './key-states.ts';

const shown = (...states: string[]) =>
  keyStates(states.map((state) => ({ id: `pages-jobs--${state}` }))).map(({ id }) => id.slice(12));

test('a page is shown ready, empty, failed and on a phone, in this order', () => {
  expect(shown('ready', 'filtered', 'loading', 'failed', 'on-a-phone', 'empty')).toEqual([
    'ready',
    'empty',
    'failed',
    'on-a-phone',
  ]);
});

test('a page with fewer such states is shown in others too, until there are three', () => {
  expect(shown('sent', 'ready', 'refused', 'long-content')).toEqual(['ready', 'sent', 'refused']);
  expect(shown('closed')).toEqual(['closed']);
});

test('a state whose name only ends like one of these is none of them', () => {
  expect(shown('a', 'b', 'c', 'search-failed', 'already')).toEqual(['a', 'b', 'c']);
});
