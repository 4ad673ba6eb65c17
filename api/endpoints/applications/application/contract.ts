import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { APPLICATION_GONE, ApplicationLinkSchema, OwnApplicationSchema } from '../contract.ts';

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/application',
  input: ApplicationLinkSchema,
  reply: OwnApplicationSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary:
    'An application, a registration or a request for a quote, and where it stands, with the token from any of its mails',
  tag: 'Applications',
  description: 'What its owner downloads. What staff note among themselves is not in it.',
  refusals: { 404: APPLICATION_GONE },
  example: { token: 'from-the-link' },
};
