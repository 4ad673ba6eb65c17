import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { optionalText, required } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import { token } from '../../../contract/link-token.ts';
import type { Operation } from '../../../contract/operation.ts';
import { optionalPhone } from '../../../contract/phone.ts';
import { APPLICATION_GONE, message, OwnApplicationSchema } from '../contract.ts';

/** Body of change-application. */
const ApplicationChangeSchema = v.variant(
  'action',
  [
    inputObject({ action: v.literal('withdraw'), token, reason: optionalText(2_000) }),
    inputObject({ action: v.literal('write'), token, message }),
    inputObject({
      action: v.literal('correct'),
      token,
      fullName: required('Full name is required', 120),
      /** Only clients may leave it out. */
      phone: optionalPhone,
    }),
    inputObject({ action: v.literal('erase'), token }),
  ],
  'Unknown action',
);
export type ApplicationChange = v.InferOutput<typeof ApplicationChangeSchema>;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/change-application',
  input: ApplicationChangeSchema,
  /** Null once it is erased. */
  reply: v.object({ application: v.nullable(OwnApplicationSchema) }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary:
    'Withdraws, corrects or erases an application, or writes to the recruiter, with the token from any of its mails',
  tag: 'Applications',
  description: 'The agency is told by mail of everything but an erasure, after which nothing is left.',
  refusals: {
    404: APPLICATION_GONE,
    409: 'The application has ended, and cannot be withdrawn any more',
    429: 'Too many changes',
  },
  example: { action: 'withdraw', token: 'from-the-link', reason: 'The shifts do not suit me.' },
};
