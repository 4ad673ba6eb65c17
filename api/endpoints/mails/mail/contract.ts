import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { mailId, MailToChangeSchema, NO_SUCH_MAIL } from '../contract.ts';

/** One mail, as lists show it. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/mail',
  input: inputObject({ id: mailId }),
  reply: MailToChangeSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'One mail of the outbox, without what it says',
  tag: 'Staff',
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: NO_SUCH_MAIL },
  example: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10' },
};
