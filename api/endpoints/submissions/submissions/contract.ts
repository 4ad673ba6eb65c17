import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AS_FILE, type Operation } from '../../../contract/operation.ts';
import { dayFilter, listQuery, listReply, optionFilter, textFilter } from '../../../contract/staff-list.ts';
import { count, listed, reference, SUBMISSION_KINDS, SUBMISSION_STATUSES } from '../contract.ts';

/** When an applicant is to hear from us; `waiting` is any day. */
export const ANSWERS_DUE = ['overdue', 'today', 'tomorrow', 'waiting'] as const;
export type AnswerDue = (typeof ANSWERS_DUE)[number];

/** One submission in the list. It contains no personal data. */
export const ListedSubmissionSchema = v.object(listed);
export type ListedSubmission = v.InferOutput<typeof ListedSubmissionSchema>;

/** What visitors have sent, newest first; with `due`, who waits longest comes first. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/submissions',
  input: v.object({
    ...listQuery,
    kind: optionFilter(SUBMISSION_KINDS),
    status: optionFilter(SUBMISSION_STATUSES),
    reference: textFilter,
    from: dayFilter,
    due: optionFilter(ANSWERS_DUE),
    /** Of the job that was applied for: its title has this. */
    job: textFilter,
    /** Any reference of a person: all that the same person sent. */
    person: v.optional(reference),
  }),
  reply: v.object({
    ...listReply(ListedSubmissionSchema),
    /** How many of each kind nobody has taken in hand yet. */
    newByKind: v.object(v.entriesFromList(SUBMISSION_KINDS, count)),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'What visitors have sent, newest first, masked',
  tag: 'Staff',
  description: `${AS_FILE} It contains no personal data.`,
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
  example: { kind: 'application', status: 'new', from: '2026-03-02' },
};
