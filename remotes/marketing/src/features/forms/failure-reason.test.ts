import { expect, test } from 'vitest';
import type { ApiError } from '@site/contract';
import { failureReason } from './failure-reason.ts';

const reason = failureReason('Failed to send message. Please try again.');

const refused = (status: number, message = ''): ApiError => ({ kind: 'refused', status, message, fields: {} });

test('after too many messages, the visitor is asked to wait 15 minutes, whatever the server says', () => {
  expect(reason(refused(429, 'Slow down'))).toBe('Too many requests. Please wait 15 minutes before trying again.');
});

test('a message that the server finds invalid gives the server’s reason', () => {
  expect(reason(refused(400, 'The email domain does not exist'))).toBe('The email domain does not exist');
});

test('an invalid message without a reason asks the visitor to check the form', () => {
  expect(reason(refused(400))).toBe('Please check your form data and try again.');
});

test.each([403, 500, 503])(
  'a refusal with status %i gives the server’s reason, or else says that nothing was sent',
  (status) => {
    expect(reason(refused(status, 'Closed for the night'))).toBe('Closed for the night');
    expect(reason(refused(status))).toBe('Failed to send message. Please try again.');
  },
);

test.each(['network', 'unreadable'] as const)(
  'a %s failure says that nothing was sent, without technical words',
  (kind) => {
    expect(reason({ kind, message: 'TypeError: Failed to fetch' })).toBe('Failed to send message. Please try again.');
  },
);
