import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { MAIL_CHANGED, mailToChange, MailToChangeSchema, NO_SUCH_MAIL, REPEATED_CHANGE } from '../contract.ts';

/** Puts a mail back in the queue, even one that has been sent. */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/resend-mail',
  input: mailToChange,
  reply: MailToChangeSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Puts a mail back in the queue',
  tag: 'Staff',
  description: `A mail that has been sent goes out once more. ${REPEATED_CHANGE}`,
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: NO_SUCH_MAIL, 409: MAIL_CHANGED },
  example: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10', version: 'dead 12 2026-03-02T09:00:00.000Z' },
};
