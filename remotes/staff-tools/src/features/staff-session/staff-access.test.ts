import { expect, test } from 'vitest';
import { signInFailure } from './staff-access.ts';

test('a wrong staff password, and only that, is called incorrect', () => {
  expect(signInFailure({ kind: 'refused', status: 200, message: '', fields: {} })).toBe('Incorrect password.');
  expect(signInFailure({ kind: 'refused', status: 401, message: 'No', fields: {} })).toBe('Incorrect password.');
  expect(signInFailure({ kind: 'refused', status: 429, message: 'Too many attempts', fields: {} })).toBe(
    'Signing in failed: Too many attempts',
  );
  expect(signInFailure({ kind: 'network', message: 'Failed to fetch' })).toBe('Signing in failed: Failed to fetch');
});
