import { messageOf, api, type InputOf } from '@site/remote-kit';
import { passkeyOptions, staffSignIn, type NewPasskey } from '@site/contract';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser can be asked for a passkey on this page. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** The visitor dismissed the browser's question, or no device of theirs answered it. */
const NOT_USED = 'No passkey was used. Please try again, or sign in another way.';
const NOT_CREATED = 'The passkey was not created';
const EXISTS = 'This device has a passkey of this account already.';

/** Asks for a passkey of any account, and signs in. Returns why that failed; undefined when it did not. */
export async function signInWithPasskey(): Promise<string | undefined> {
  const asked = await api.call(passkeyOptions, { for: 'sign-in' });
  if (!asked.ok) return messageOf(asked.error);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = asked.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const passkey = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (!passkey) return NOT_USED;
  const reply = await api.call(staffSignIn, { with: 'passkey', passkey: passkey as never });
  return reply.ok ? undefined : messageOf(reply.error);
}

/** What a new passkey opens. */
export type PasskeyPurpose = Exclude<InputOf<typeof passkeyOptions>, { for: 'sign-in' }>;

/** Has the browser make a passkey; or why there is none. */
export async function createPasskey(
  purpose: PasskeyPurpose,
): Promise<{ passkey: NewPasskey; failure?: never } | { failure: string }> {
  const asked = await api.call(passkeyOptions, purpose);
  if (!asked.ok) return { failure: `${NOT_CREATED}: ${messageOf(asked.error)}` };
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = asked.data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    return { passkey: (await startRegistration({ optionsJSON })) as unknown as NewPasskey };
  } catch (error) {
    return {
      failure:
        error instanceof Error && error.name === 'InvalidStateError' ? EXISTS : `${NOT_CREATED}. Please try again.`,
    };
  }
}
