import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { optionalText, required } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import { IS_AUDITED, type Operation } from '../../../contract/operation.ts';
import { NO_SUBMISSION, reference } from '../../submissions/contract.ts';
import { applicationStatus, LONGEST_MESSAGE } from '../contract.ts';

/** What several applications are told at once: how they ended. */
export const SHARED_ANSWERS = ['job-closed', 'not-this-time'] as const;

export const MOST_ANSWERS = 100;

const CHOOSE_SOME = 'Please choose at least one application';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/answer-applications',
  input: inputObject({
    /** The slug of the job that all of them are for. */
    job: required('Job is required', 200),
    applications: v.pipe(
      v.array(
        v.object({
          reference,
          /** That the answer was written for: no other is answered. */
          from: applicationStatus,
        }),
        CHOOSE_SOME,
      ),
      v.minLength(1, CHOOSE_SOME),
      v.maxLength(MOST_ANSWERS, `Please choose at most ${MOST_ANSWERS} applications`),
    ),
    to: v.picklist(SHARED_ANSWERS, 'Please choose how they ended'),
    message: optionalText(LONGEST_MESSAGE),
    /** Whether the mails are only shown. */
    preview: v.optional(v.boolean(), false),
  }),
  /** What the mails that were queued say, or would say, before the link and the signature. */
  reply: v.object({ mails: v.array(v.object({ reference: v.string(), subject: v.string(), text: v.string() })) }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Tells several applicants for a job how their applications ended, or what the mails would say',
  tag: 'Staff',
  description: `${IS_AUDITED} All of them are answered, or none. A preview changes and sends nothing. Interviews that were chosen are called off.`,
  sessions: ['staff'],
  refusals: {
    401: 'No staff session',
    404: NO_SUBMISSION,
    409: 'One of the applications stands elsewhere by now, or has ended',
  },
  example: {
    job: 'hgv-class-1-driver-nights-leeds-7001',
    applications: [{ reference: 'APP-7K2M9Q', from: 'received' }],
    to: 'job-closed',
    message: 'Thank you for waiting.',
    preview: true,
  },
};
