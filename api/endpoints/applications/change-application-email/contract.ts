import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { email } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import { token } from '../../../contract/link-token.ts';
import type { Operation } from '../../../contract/operation.ts';
import { APPLICATION_GONE, OwnApplicationSchema } from '../contract.ts';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/change-application-email',
  input: inputObject({ token, email }),
  reply: v.object({ application: OwnApplicationSchema }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Asks to be written to at another address about an application',
  tag: 'Applications',
  description:
    'A mail to that address has a link, for confirm-application-email. Until it is used, within 7 days, the application ' +
    'keeps its address. The reply does not tell whether the new one has an application for the same job.',
  refusals: { 404: APPLICATION_GONE, 429: 'Too many changes' },
  example: { token: 'from-the-link', email: 'tom@example.org' },
};
