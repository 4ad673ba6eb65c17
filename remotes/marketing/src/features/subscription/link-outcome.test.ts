import { expect, test } from 'vitest';
import type { ApiError } from '@site/contract';
import { failedOutcome } from './link-outcome.ts';

const refused = (status: number, message = ''): ApiError => ({ kind: 'refused', status, message, fields: {} });

test.each([
  [refused(410), { result: 'expired' }],
  [refused(404), { result: 'unknown' }],
  [refused(400), { result: 'unknown' }],
  [refused(503, 'Closed for the night'), { result: 'failed', reason: 'Closed for the night' }],
  [refused(500), { result: 'failed', reason: 'Something went wrong on our side. Please try again.' }],
  [
    { kind: 'unreadable', message: 'SyntaxError' },
    { result: 'failed', reason: 'Something went wrong on our side. Please try again.' },
  ],
  [
    { kind: 'network', message: 'TypeError: Failed to fetch' },
    { result: 'failed', reason: 'We could not be reached. Please check your connection and try again.' },
  ],
] as [ApiError, object][])('%o', (error, outcome) => {
  expect(failedOutcome(error)).toEqual(outcome);
});
