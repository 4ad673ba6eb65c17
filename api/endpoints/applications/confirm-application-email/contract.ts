import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { applicationKind, ApplicationLinkSchema } from '../contract.ts';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/confirm-application-email',
  input: ApplicationLinkSchema,
  reply: v.object({
    kind: applicationKind,
    /** Opens it. */
    token: v.string(),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Confirms the new address of an application, with the token from the mail to that address',
  tag: 'Applications',
  description: 'The earlier address and the agency are told by mail.',
  refusals: {
    404: 'The link is unknown, or another address has been asked for since',
    409: 'The address has become that of another application for the same job',
    410: 'The link is more than 7 days old',
    429: 'Too many changes',
  },
  example: { token: 'from-the-link' },
};
