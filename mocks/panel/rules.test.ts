import { expect, test } from 'vitest';
import { withRule } from './rules.ts';

test('an endpoint gets one word with all that was chosen for it', () => {
  const slow = withRule([], 'getJobs', { delay: 'slow' });
  expect(slow).toEqual(['getJobs:slow']);
  const failing = withRule(slow, 'getJobs', { answer: '500' });
  expect(failing).toEqual(['getJobs:500.slow']);
  expect(withRule(failing, 'getJobs', { after: 1 })).toEqual(['getJobs:500.slow.after-1']);
});

test('the usual answer without delay needs no word', () => {
  expect(withRule(['getJobs:500.after-1', 'empty'], 'getJobs', { answer: 'empty' })).toEqual(['empty']);
  expect(withRule(['getJobs:500.after-1'], 'getJobs', { answer: 'ready' })).toEqual([]);
});

test('an endpoint can be the exception to a word about all of them', () => {
  expect(withRule(['500'], 'getJobs', { answer: 'ready' })).toEqual(['500', 'getJobs:ready']);
  expect(withRule(['500', 'getJobs:ready'], 'getJobs', { answer: '500' })).toEqual(['500']);
});

test('a word that means nothing gives way to what is chosen', () => {
  expect(withRule(['getJobs:emtpy'], 'getJobs', { answer: 'empty' })).toEqual(['getJobs:empty']);
});

test('an endpoint that asks for a session gets one, unless a session was chosen', () => {
  expect(withRule([], 'auditLog', { answer: '500' })).toEqual(['signed-in', 'auditLog:500']);
  expect(withRule(['signed-in'], 'auditLog', { answer: '500' })).toEqual(['signed-in', 'auditLog:500']);
  expect(withRule([], 'auditLog', { visitor: 'session-ends' })).toEqual(['auditLog:session-ends']);
});
