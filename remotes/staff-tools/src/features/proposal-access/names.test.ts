import { expect, test } from 'vitest';
import { eventName, proposalName, readerName } from './names.ts';

test.each([
  ['login', null, 'Logged in'],
  ['login-refused', null, 'Login refused'],
  ['view', 'proposal:original', 'Opened the original copy'],
  ['read', 'proposal:updated#proposition', 'Read proposition (updated copy)'],
] as const)('%s of %s is listed as “%s”', (event, subject, name) => {
  expect(eventName({ event, subject })).toBe(name);
});

test.each([
  ['login', 'Mo Reader', 'Mo Reader'],
  ['login-refused', 'Mo Reader', 'Mo Reader'],
  ['view', null, 'Shared password'],
  ['login-refused', null, 'Unknown'],
] as const)('%s by %s is listed as by “%s”', (event, person, name) => {
  expect(readerName({ event, person })).toBe(name);
});

test('a proposal that nobody knows has its code', () => {
  expect(proposalName('transport-uk')).toBe('Transport UK');
  expect(proposalName('another')).toBe('another');
});
