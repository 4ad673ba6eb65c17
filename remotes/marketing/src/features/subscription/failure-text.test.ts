import { expect, test } from 'vitest';
import type { ApiError } from '@site/contract';
import { subscriptionFailure } from './failure-text.ts';

const refused = (status: number, message = ''): ApiError => ({ kind: 'refused', status, message, fields: {} });

test.each<[ApiError, string]>([
  [refused(503, 'Closed for the night'), 'Closed for the night'],
  [refused(500), 'Something went wrong on our side. Please try again.'],
  [{ kind: 'unreadable', message: 'SyntaxError' }, 'Something went wrong on our side. Please try again.'],
  [
    { kind: 'network', message: 'TypeError: Failed to fetch' },
    'The site could not be reached. Please check your connection and try again.',
  ],
])('%o is explained to the visitor', (error, words) => {
  expect(subscriptionFailure(error)).toBe(words);
});
