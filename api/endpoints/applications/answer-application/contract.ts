import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { optionalText } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import { OffersSchema } from '../../../contract/interview.ts';
import { IS_AUDITED, type Operation } from '../../../contract/operation.ts';
import { NO_SUBMISSION, reference } from '../../submissions/contract.ts';
import { applicationStatus, LONGEST_MESSAGE } from '../contract.ts';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/answer-application',
  input: inputObject({
    reference,
    /** That the answer was written for: no other is answered. */
    from: applicationStatus,
    /** The same for a message that leaves it there. */
    to: applicationStatus,
    message: optionalText(LONGEST_MESSAGE),
    /** All times that are offered for the interview from now on; left out, they stay as they are. */
    slots: v.optional(OffersSchema),
    /** Whether the mail is only shown. */
    preview: v.optional(v.boolean(), false),
  }),
  /** What the mail that was queued says, or would say, before the link and the signature. */
  reply: v.object({ subject: v.string(), text: v.string() }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Tells an applicant where the application stands, or what the mail would say',
  tag: 'Staff',
  description: `${IS_AUDITED} A preview changes and sends nothing. An interview that was chosen is called off when its time is not offered any more, or the application leaves that status.`,
  sessions: ['staff'],
  refusals: {
    401: 'No staff session',
    404: NO_SUBMISSION,
    409: 'The application stands elsewhere by now, or does not go there from where it stands',
  },
  example: {
    reference: 'APP-7K2M9Q',
    from: 'received',
    to: 'put-forward',
    message: 'They meet on Thursday.',
    preview: true,
  },
};
