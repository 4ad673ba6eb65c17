import { expect, test } from 'vitest';
import { readSubscriptionLink } from './subscription-link.ts';

test.each([
  ['confirm=abc', { action: 'confirm', token: 'abc' }],
  ['unsubscribe=abc&utm_source=mail', { action: 'unsubscribe', token: 'abc' }],
  ['confirm=%20', undefined],
  ['token=abc', undefined],
  ['', undefined],
])('?%s', (query, link) => {
  expect(readSubscriptionLink(new URLSearchParams(query))).toEqual(link);
});
