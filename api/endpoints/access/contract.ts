import * as v from 'valibot';
import { inputObject } from '../../contract/input.ts';

/** What a session unlocks: each has its own password and its own cookie. */
export const ACCESS_SCOPES = ['lcrca', 'transport-uk', 'staff'] as const;
export type AccessScope = (typeof ACCESS_SCOPES)[number];

const PasswordSchema = v.pipe(
  v.string('Password is required'),
  v.nonEmpty('Password is required'),
  v.maxLength(200, 'Password is too long'),
);

/** What a form sends where the password is asked for again only if it was entered too long ago. */
export const PasswordAgainSchema = inputObject({ password: v.optional(PasswordSchema) });

/** Body of the three gates (secure-auth, transport-uk-auth, staff-auth). The session travels in an HttpOnly cookie. */
export const AccessRequestSchema = v.variant(
  'action',
  [
    inputObject({
      action: v.literal('login'),
      password: PasswordSchema,
      /** The code in a person's own link; the password is then theirs. */
      invite: v.optional(v.pipe(v.string(), v.maxLength(64, 'Unknown link')), ''),
    }),
    v.object({ action: v.literal('verify') }),
    v.object({ action: v.literal('logout') }),
  ],
  'Unknown action',
);
export type AccessRequest = v.InferOutput<typeof AccessRequestSchema>;

/**
 * login and logout answer `success`; verify answers `valid`, and `refreshed` when it extended the session by 30 days.
 * A staff session never is: it ends 12 hours after login, or after 30 minutes without use.
 * A wrong or unset password is status 401.
 */
export const AccessReplySchema = v.object({
  success: v.nullish(v.boolean(), false),
  valid: v.optional(v.boolean()),
  refreshed: v.optional(v.boolean()),
  /** Whether staff sign in with accounts of their own, and the password opens nothing. */
  accounts: v.optional(v.boolean()),
});
export type AccessReply = v.InferOutput<typeof AccessReplySchema>;

export const gate = (opens: AccessScope, what: string, example = 'a-password') =>
  ({
    summary: `Opens ${what} with its password, asks whether the session is valid, or ends it`,
    tag: 'Access',
    description:
      'The session travels in an HttpOnly cookie. An expired session is not an error: the reply is `valid: false`.',
    opens,
    refusals: {
      401: 'The password is wrong, or none is set',
      429: 'Too many wrong passwords',
      503: 'Too many passwords are waiting to be checked',
    },
    example: { action: 'login', password: example },
  }) as const;
