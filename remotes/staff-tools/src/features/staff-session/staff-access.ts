import type { ApiError } from '@site/contract';
import { defineAccess, isUnauthorised, messageOf } from '@site/remote-kit';

const INCORRECT_PASSWORD = 'Incorrect password.';

export const staffAccess = defineAccess('staffAuth', {
  signInFailure,
  signOutFailure: 'Signing out failed. Please check your connection and try again.',
  signedOut: 'You have signed out.',
  ended: 'Your session has ended. Please sign in again.',
});

/** Only a wrong password is called incorrect. */
export function signInFailure(error: ApiError): string {
  return isUnauthorised(error) ? INCORRECT_PASSWORD : `Signing in failed: ${messageOf(error)}`;
}
