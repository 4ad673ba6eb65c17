import { expect, test } from 'vitest';
import type { ApiError } from '@site/contract';
import { linkFailure, outcomeOf, readPostedOutcome } from './forms.ts';

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
  expect(linkFailure(error)).toBe(words);
});

const idle = { pending: false, errors: {}, listed: [], rejections: 0, failure: undefined, accepted: undefined };
const failedWith = (status: number) => ({ ...idle, failure: { status, message: 'No' } });

test.each([
  [410, 'expired'],
  [404, 'unknown'],
  [400, 'unknown'],
])('after a refusal with status %i the link is %s', (status, result) => {
  expect(outcomeOf(failedWith(status))).toEqual({ result });
});

test('after any other failure, the button can be pressed again', () => {
  expect(outcomeOf(failedWith(500))).toBeUndefined();
  expect(outcomeOf(idle)).toBeUndefined();
});

test('an accepted link says what it did', () => {
  const alert = { frequency: 'daily', criteria: { search: 'hgv', near: 'Leeds' }, paused: false } as const;
  const accepted = { kind: 'job-alert', settings: 'abc', alert } as const;
  expect(outcomeOf({ ...idle, accepted: { success: true, ...accepted } })).toEqual({
    result: 'confirmed',
    ...accepted,
  });
  expect(outcomeOf({ ...idle, accepted: { success: true } })).toEqual({ result: 'unsubscribed' });
});

test.each([
  ['confirmed=newsletter', { result: 'confirmed', kind: 'newsletter' }],
  ['confirmed=job-alert&settings=abc', { result: 'confirmed', kind: 'job-alert', settings: 'abc' }],
  ['unsubscribed', { result: 'unsubscribed' }],
  ['confirmed=anything', undefined],
  ['', undefined],
])('the URL ?%s means %o', (query, outcome) => {
  expect(readPostedOutcome(new URLSearchParams(query))).toEqual(outcome);
});
