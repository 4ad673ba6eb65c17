import { afterEach, expect, test, vi } from 'vitest';
import type { AccessReply, ApiError, Result } from '@site/contract';
import { AUTHENTICATION_FAILED, INCORRECT_PASSWORD, logIn, logOut, verify, type AccessCall } from './access-calls.ts';

const answering =
  (result: Result<AccessReply>): AccessCall =>
  async () =>
    result;
const failing = (error: ApiError) => answering({ ok: false, error });
const refusing = (status: number, message = '') => failing({ kind: 'refused', status, message, fields: {} });
const unreachable = failing({ kind: 'network', message: 'Failed to fetch' });
const { signal } = new AbortController();

afterEach(() => vi.restoreAllMocks());

test('a right password lets the visitor in', async () => {
  expect(await logIn(answering({ ok: true, data: { success: true } }), 'right')).toBeUndefined();
});

test.each([
  ['a refusal', refusing(401)],
  ['a reply without success', answering({ ok: true, data: { success: false } })],
])('%s tells the visitor that the password is incorrect', async (_, call) => {
  expect(await logIn(call, 'wrong')).toBe(INCORRECT_PASSWORD);
});

test('too many attempts are answered in the words of the server', async () => {
  expect(await logIn(refusing(429, 'Too many attempts. Try again in 10 minutes.'), 'x')).toBe(
    'Too many attempts. Try again in 10 minutes.',
  );
});

test.each([
  ['no answer', unreachable],
  ['an unreadable answer', failing({ kind: 'unreadable', message: 'Unexpected reply' })],
  ['a server out of order', refusing(503)],
])('%s is not blamed on the password', async (_, call) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await logIn(call, 'right')).toBe(AUTHENTICATION_FAILED);
  expect(log).toHaveBeenCalledOnce();
});

test('a stored session counts only when the server calls it valid', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(await verify(answering({ ok: true, data: { success: true, valid: true } }), signal)).toBe(true);
  expect(await verify(answering({ ok: true, data: { success: true, valid: false } }), signal)).toBe(false);
  expect(await verify(answering({ ok: true, data: { success: true } }), signal)).toBe(false);
  expect(await verify(refusing(401), signal)).toBe(false);
  expect(await verify(unreachable, signal)).toBe(false);
});

test('an extended session is only logged', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(await verify(answering({ ok: true, data: { success: true, valid: true, refreshed: true } }), signal)).toBe(
    true,
  );
  expect(log).toHaveBeenCalledWith('The session was extended by 30 days.');
});

test('logging out succeeds only when the server has ended the session', async () => {
  expect(await logOut(answering({ ok: true, data: { success: true } }))).toBe(true);
  expect(await logOut(unreachable)).toBe(false);
});
