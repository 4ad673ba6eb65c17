import { INCORRECT_PASSWORD, type ApiError } from '@site/contract';
import { defineAccess, type Access } from '@site/remote-kit';
import type { ProposalAuth } from '../../proposal-routes.ts';

const AUTHENTICATION_FAILED = 'Authentication failed. Please try again or contact the provider.';

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

const words = {
  signInFailure,
  signOutFailure: 'Logging out failed. Please check your connection and try again.',
  signedOut: 'You have logged out.',
  ended: 'Your session has ended. Please enter the password again.',
};

/** The lock of each proposal. */
export const proposalAccess: Readonly<Record<ProposalAuth, Access>> = {
  secureAuth: defineAccess('secureAuth', words),
  transportUkAuth: defineAccess('transportUkAuth', words),
};

/** A server that fails has not checked the password: it must not be called incorrect. */
export function signInFailure(error: ApiError): string {
  if (error.kind !== 'refused' || error.status >= SERVER_ERROR) return AUTHENTICATION_FAILED;
  if (error.status === TOO_MANY_REQUESTS && error.message) return error.message;
  return INCORRECT_PASSWORD;
}
