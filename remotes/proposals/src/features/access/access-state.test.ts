import { expect, test } from 'vitest';
import { accessReducer, initialAccess, type AccessEvent, type AccessState } from './access-state.ts';

const after = (...events: AccessEvent[]): AccessState => events.reduce(accessReducer, initialAccess);

test('a proposal is locked until the server says otherwise', () => {
  expect(initialAccess.status).toBe('locked');
  expect(after({ type: 'verifyStarted' }).status).toBe('locked');
  expect(after({ type: 'loginStarted' }).status).toBe('locked');
});

test('a stored session that is no longer valid leaves the gate as if nothing had been asked', () => {
  expect(after({ type: 'verifyStarted' }, { type: 'verifyFailed' })).toEqual(initialAccess);
});

test('a new attempt takes the last problem away', () => {
  const refused = after({ type: 'loginStarted' }, { type: 'loginFailed', problem: 'No.' });
  expect(refused).toMatchObject({ pending: undefined, message: { kind: 'problem', text: 'No.' } });
  expect(accessReducer(refused, { type: 'loginStarted' })).toMatchObject({ pending: 'login', message: undefined });
});

test('a failed logout keeps the proposal open and says why', () => {
  expect(after({ type: 'unlocked' }, { type: 'logoutFailed', problem: 'Offline.' })).toEqual({
    status: 'unlocked',
    problem: 'Offline.',
  });
});

test('the end of a session locks the proposal with a message', () => {
  const message = { kind: 'problem', text: 'It is over.' } as const;
  expect(after({ type: 'unlocked' }, { type: 'locked', message })).toEqual({
    status: 'locked',
    pending: undefined,
    message,
  });
});
