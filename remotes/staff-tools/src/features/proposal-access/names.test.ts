import { expect, test } from 'vitest';
import { eventName, proposalName } from './names.ts';

test.each([
  ['login', null, 'Logged in'],
  ['login-refused', null, 'Wrong password'],
  ['view', 'proposal:original', 'Opened the original copy'],
  ['read', 'proposal:updated#route_learning', 'Read route_learning (updated copy)'],
] as const)('%s of %s is listed as “%s”', (event, subject, name) => {
  expect(eventName({ event, subject })).toBe(name);
});

test('a proposal that nobody knows has its code', () => {
  expect(proposalName('transport-uk')).toBe('Transport UK');
  expect(proposalName('another')).toBe('another');
});
