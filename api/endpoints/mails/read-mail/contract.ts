import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { mailId, NO_SUCH_MAIL } from '../contract.ts';

/** What a mail says, and to whom. Where it had links that act for their recipient, the tokens are cut out. */
const MailContentSchema = v.object({
  recipient: v.string(),
  /** 'Ada Okafor <ada@example.org>' */
  replyTo: v.nullable(v.string()),
  subject: v.string(),
  text: v.string(),
  /** Without links, pictures and scripts. */
  html: v.string(),
  attachments: v.array(v.object({ name: v.string(), bytes: v.number() })),
});
export type MailContent = v.InferOutput<typeof MailContentSchema>;

/** Shows a mail with its personal data. A POST, because each reading is recorded. */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/read-mail',
  input: inputObject({ id: mailId }),
  reply: MailContentSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Shows what a mail says, and to whom',
  tag: 'Staff',
  description:
    'Each reading is in the audit log. Tokens are cut out of the links, and the HTML has neither links nor pictures.',
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: NO_SUCH_MAIL },
  example: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10' },
};
