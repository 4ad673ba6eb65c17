import * as v from 'valibot';
import { inputObject } from '../../contract/input.ts';
import { token } from '../../contract/link-token.ts';

/** What somebody at the desk may do; one person may have several. */
export const STAFF_ROLES = ['consultant', 'content', 'operator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export const StaffRoleSchema = v.picklist(STAFF_ROLES);

/** What each role may do, in words. */
export const ROLE_WORDS: Readonly<Record<StaffRole, { name: string; plural: string; may: string }>> = {
  consultant: { name: 'Consultant', plural: 'consultants', may: 'submissions, answers, mail and searches' },
  content: { name: 'Content', plural: 'content editors', may: 'who reads the proposals' },
  operator: { name: 'Operator', plural: 'operators', may: 'syncs, clearing, remotes, accounts and the audit log' },
};

export const INVITATION_UNKNOWN = 'This link is not valid. Please ask for another invitation.';
export const INVITATION_EXPIRED = 'This link has expired, or has been used. Please ask for another invitation.';
export const PASSKEY_REFUSED = 'This passkey was not accepted. Please try again.';
export const SIGN_IN_REFUSED = 'The email address, the password or the code is not right.';
export const CODE_REFUSED = 'The code is not right. Please enter the newest one that your app shows.';
export const MEMBER_UNKNOWN = 'There is no such account.';
export const ALREADY_A_MEMBER = 'Somebody with this address has an account.';
export const OPERATOR_FIRST = 'The first account must be an operator’s: nobody else could give the others theirs.';
export const LAST_OPERATOR = 'The last operator cannot be removed: nobody could give anybody access.';
export const LAST_WAY_IN = 'This is your only way to sign in. Please add another first.';
export const PASSWORD_IS_WRONG = 'This is not your present password.';
export const GUESSABLE_PASSWORD =
  'Please choose a password without your name, your address or ours, and without a row of keys or a repetition.';
export const NO_ACCOUNT = 'You are signed in with the shared password, which has no account.';

export const SIGN_IN_AGAIN = 'Please sign in again to do this: it is more than five minutes ago.';

/** 'Only operators can do this: Jo Smith and Ann Lee.' */
export function roleNeeded(roles: readonly StaffRole[], people: readonly string[]): string {
  const who = roles.map((role) => ROLE_WORDS[role].plural).join(' and ');
  const names = new Intl.ListFormat('en-GB').format(people);
  return `Only ${who} can do this${people.length === 0 ? ', and nobody is one' : `: ${names}`}.`;
}

/** 'Another operator has to ask for the same by 10:15 (UTC): Ann Lee.' */
export const secondOperatorNeeded = (until: string, people: readonly string[]): string =>
  `Another operator has to ask for the same by ${until.slice(11, 16)} (UTC): ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(people)}.`;

/** The shortest password of a person’s own. */
export const SHORTEST_PASSWORD = 15;

/** From the mailed link. */
export const InvitationTokenSchema = inputObject({ token });

const encoded = v.pipe(v.string(PASSKEY_REFUSED), v.nonEmpty(PASSKEY_REFUSED), v.maxLength(20_000, PASSKEY_REFUSED));

/** What `startRegistration` of @simplewebauthn/browser returns. */
export const NewPasskeySchema = v.object({
  id: encoded,
  rawId: encoded,
  type: v.literal('public-key', PASSKEY_REFUSED),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
  response: v.object(
    {
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(8)), []),
    },
    PASSKEY_REFUSED,
  ),
});
export type NewPasskey = v.InferOutput<typeof NewPasskeySchema>;

/** What `startAuthentication` of @simplewebauthn/browser returns. */
export const PasskeyAnswerSchema = v.object({
  id: encoded,
  rawId: encoded,
  type: v.literal('public-key', PASSKEY_REFUSED),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
  response: v.object(
    { clientDataJSON: encoded, authenticatorData: encoded, signature: encoded, userHandle: v.exactOptional(encoded) },
    PASSKEY_REFUSED,
  ),
});
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswerSchema>;

/** What a person calls a passkey: 'Work laptop'. */
export const PasskeyNameSchema = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(60, 'Please use at most 60 characters')),
  '',
);

export const OwnPasswordSchema = v.pipe(
  v.string(`Please choose a password of at least ${SHORTEST_PASSWORD} characters`),
  v.minLength(SHORTEST_PASSWORD, `Please choose a password of at least ${SHORTEST_PASSWORD} characters`),
  v.maxLength(200, 'Please use at most 200 characters'),
  v.check((password) => new Set(password).size >= 6, 'Please choose a password with more different characters'),
);

export const CodeSchema = v.pipe(
  v.string('Code is required'),
  v.trim(),
  v.nonEmpty('Code is required'),
  v.maxLength(40, 'Please enter the code as it is shown'),
);
