import type { ApiError } from '@site/contract';
import { defineAccess, fieldId, isUnauthorised, messageOf } from '@site/remote-kit';

const INCORRECT_PASSWORD = 'Incorrect password.';

export const staffAccess = defineAccess('staffAuth', {
  signInFailure,
  signOutFailure: 'Signing out failed. Please check your connection and try again.',
  signedOut: 'You have signed out.',
  ended: 'Your session has ended. Please sign in again.',
});

const OK = 200;

/** Only a wrong password is called incorrect; some back ends refuse one with status 200 and `success: false`. */
export function signInFailure(error: ApiError): string {
  const isIncorrect = isUnauthorised(error) || (error.kind === 'refused' && error.status === OK);
  return isIncorrect ? INCORRECT_PASSWORD : `Signing in failed: ${messageOf(error)}`;
}

/** Moves the visitor to the sign-in form that the page shows. */
export const focusSignIn = (): void => document.getElementById(fieldId(staffAccess.signIn, 'password'))?.focus();
