import type { ApiClient, ApiError } from '@site/contract';
import type { ProposalAuth } from '../../proposal-routes.ts';

export type AccessCall = ApiClient[ProposalAuth];

export const INCORRECT_PASSWORD = 'Incorrect password. Please contact the provider for access.';
export const AUTHENTICATION_FAILED = 'Authentication failed. Please try again or contact the provider.';

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Sends the password. Answers undefined when the session has begun, otherwise the sentence for the visitor. */
export async function logIn(call: AccessCall, password: string): Promise<string | undefined> {
  const result = await call({ action: 'login', password });
  if (!result.ok) return problemOf(result.error);
  return result.data.success ? undefined : INCORRECT_PASSWORD;
}

/** Whether the browser's session cookie still opens the proposal. */
export async function verify(call: AccessCall, signal: AbortSignal): Promise<boolean> {
  const result = await call({ action: 'verify' }, { signal });
  if (!result.ok) {
    if (!signal.aborted) console.info('The stored session could not be verified:', result.error.message);
    return false;
  }
  if (result.data.refreshed) console.info('The session was extended by 30 days.');
  return result.data.valid === true;
}

/** Whether the server has ended the session. */
export async function logOut(call: AccessCall): Promise<boolean> {
  const result = await call({ action: 'logout' });
  return result.ok && result.data.success;
}

/** A server that is out of order has not judged the password, so it must not be called incorrect. */
function problemOf(error: ApiError): string {
  if (error.kind !== 'refused' || error.status >= SERVER_ERROR) {
    console.error('Logging in failed:', error.message);
    return AUTHENTICATION_FAILED;
  }
  if (error.status === TOO_MANY_REQUESTS && error.message) return error.message;
  return INCORRECT_PASSWORD;
}
