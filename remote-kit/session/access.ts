import { secureAuth, staffAuth, transportUkAuth, type ApiError } from '@site/contract';
import { defineForm, type Form } from '../forms/form.ts';
import { formAction } from '../forms/form-action.ts';

/** The calls that check a password and manage a session. */
const GATES = { secureAuth, transportUkAuth, staffAuth };
export type AuthCall = keyof typeof GATES;
type AuthEndpoint = (typeof GATES)[AuthCall];

export interface AccessWords {
  /** The message for a failed sign-in. */
  signInFailure(error: ApiError): string;
  signOutFailure: string;
  /** Shown after signing out. */
  signedOut: string;
  /** Shown when the server has ended the session. */
  ended: string;
}

/** A password and the session it opens: two forms and their wording. */
export interface Access {
  auth: AuthCall;
  words: AccessWords;
  signIn: Form<AuthEndpoint, 'password'>;
  signOut: Form<AuthEndpoint, never>;
}

export const defineAccess = (auth: AuthCall, words: AccessWords): Access => ({
  auth,
  words,
  signIn: defineForm({
    name: 'sign-in',
    endpoint: GATES[auth],
    fields: ['password'],
    secrets: ['password'],
    fixed: { action: 'login' },
    failureText: words.signInFailure,
    next: (_reply, { pathname, search }) => pathname + search,
  }),
  signOut: defineForm({
    name: 'sign-out',
    endpoint: GATES[auth],
    fields: [],
    fixed: { action: 'logout' },
    failureText: () => words.signOutFailure,
    next: (_reply, { pathname }) => pathname,
  }),
});

/** The `action` of a page behind a password, which may have other forms. */
export const accessAction = ({ signIn, signOut }: Access, ...others: readonly Form[]) =>
  formAction(signIn, signOut, ...others);
