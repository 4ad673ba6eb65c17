import { expect, test } from 'vitest';
import { outcomeOf, readPostedOutcome } from './forms.ts';

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
