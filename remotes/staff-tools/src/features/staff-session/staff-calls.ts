import type { ApiClient } from '@site/contract';
import { isUnauthorised, messageOf } from '../../api.ts';

type StaffAuth = ApiClient['staffAuth'];

export const INCORRECT_PASSWORD = 'Incorrect password.';
export const SIGN_OUT_FAILED = 'Signing out failed. Please check your connection and try again.';

/** Answers undefined when the session has begun, otherwise the sentence for the person at the form. */
export async function signIn(staffAuth: StaffAuth, password: string): Promise<string | undefined> {
  const result = await staffAuth({ action: 'login', password });
  if (result.ok) return result.data.success ? undefined : INCORRECT_PASSWORD;
  return isUnauthorised(result.error) ? INCORRECT_PASSWORD : `Signing in failed: ${messageOf(result.error)}`;
}

export async function isSignedIn(staffAuth: StaffAuth, signal: AbortSignal): Promise<boolean> {
  const result = await staffAuth({ action: 'verify' }, { signal });
  return result.ok && result.data.valid === true;
}

/** Answers undefined when the server has ended the session, otherwise the sentence to show. */
export async function signOut(staffAuth: StaffAuth): Promise<string | undefined> {
  const result = await staffAuth({ action: 'logout' });
  return result.ok && result.data.success ? undefined : SIGN_OUT_FAILED;
}
