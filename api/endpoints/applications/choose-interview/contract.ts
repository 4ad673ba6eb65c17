import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { token } from '../../../contract/link-token.ts';
import type { Operation } from '../../../contract/operation.ts';
import { APPLICATION_GONE, OwnApplicationSchema } from '../contract.ts';

const CHOOSE_ONE = 'Please choose a time';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/choose-interview',
  input: inputObject({
    token,
    /** The `id` of one that is offered; '' gives the chosen one back. */
    slot: v.pipe(v.string(CHOOSE_ONE), v.regex(/^[\w-]{0,60}$/, CHOOSE_ONE)),
  }),
  reply: v.object({ application: OwnApplicationSchema }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Chooses a time for the interview, moves to another, or gives it back, with the token from any mail',
  tag: 'Applications',
  description:
    'Each time belongs to one applicant at most. Applicant and agency are told by mail; the applicant’s has a calendar file.',
  refusals: {
    404: APPLICATION_GONE,
    409: 'Somebody else has taken the time, or it is not offered any more',
    429: 'Too many changes',
  },
  example: { token: 'from-the-link', slot: '0b9e5bd2-6f0e-4a61-8a0f-6a2a4a1a0f10' },
};
