import { expect, test } from 'vitest';
import type { AccessReply, ApiError, Result } from '@site/contract';
import { INCORRECT_PASSWORD, SIGN_OUT_FAILED, isSignedIn, signIn, signOut } from './staff-calls.ts';

const answering = (data: AccessReply) => async (): Promise<Result<AccessReply>> => ({ ok: true, data });
const failing = (error: ApiError) => async (): Promise<Result<AccessReply>> => ({ ok: false, error });
const refusing = (status: number, message: string) => failing({ kind: 'refused', status, message, fields: {} });
const { signal } = new AbortController();

test('the right staff password signs in', async () => {
  expect(await signIn(answering({ success: true }), 'right')).toBeUndefined();
});

test('a wrong staff password, and only that, is called incorrect', async () => {
  expect(await signIn(refusing(401, 'No'), 'wrong')).toBe(INCORRECT_PASSWORD);
  expect(await signIn(refusing(429, 'Too many attempts'), 'right')).toBe('Signing in failed: Too many attempts');
  expect(await signIn(failing({ kind: 'network', message: 'Failed to fetch' }), 'right')).toBe(
    'Signing in failed: Failed to fetch',
  );
});

test('only a session that the server calls valid counts as signed in', async () => {
  expect(await isSignedIn(answering({ success: true, valid: true }), signal)).toBe(true);
  expect(await isSignedIn(answering({ success: true, valid: false }), signal)).toBe(false);
  expect(await isSignedIn(refusing(500, ''), signal)).toBe(false);
});

test('signing out that did not reach the server is not reported as done', async () => {
  expect(await signOut(answering({ success: true }))).toBeUndefined();
  expect(await signOut(refusing(500, ''))).toBe(SIGN_OUT_FAILED);
});
