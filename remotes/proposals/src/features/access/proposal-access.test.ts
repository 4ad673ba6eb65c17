import { expect, test } from 'vitest';
import type { ApiError } from '@site/contract';
import { signInFailure } from './proposal-access.ts';

const refused = (status: number, message = ''): ApiError => ({ kind: 'refused', status, message, fields: {} });

test.each([200, 400, 401, 403, 404])(
  'a refusal with status %i tells the visitor that the password is incorrect',
  (status) => {
    expect(signInFailure(refused(status, 'No'))).toBe('Incorrect password. Please contact the provider for access.');
  },
);

test('after too many attempts, the visitor sees the server’s message', () => {
  const words = 'Too many attempts. Try again in 10 minutes.';
  expect(signInFailure(refused(429, words))).toBe(words);
});

test.each<[string, ApiError]>([
  ['no answer', { kind: 'network', message: 'Failed to fetch' }],
  ['an unreadable answer', { kind: 'unreadable', message: 'Unexpected reply' }],
  ['a server out of order', refused(503)],
])('%s is not blamed on the password', (_, error) => {
  expect(signInFailure(error)).toBe('Authentication failed. Please try again or contact the provider.');
});
