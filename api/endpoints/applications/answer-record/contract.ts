import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';

/** Shares of fewer say nothing. */
export const FEWEST_APPLICANTS = 20;

const whole = v.pipe(v.number(), v.integer());

/** How the promise to answer every applicant was kept, with those who applied in the last 90 days. */
const AnswerRecordSchema = v.object({
  /** Who have an answer, or were promised one by a day that is over. */
  applicants: whole,
  /** Of them, in whole per cent and rounded down, who had an answer by the promised day. */
  inTimePercent: whole,
  /** Days from the application to the first answer, at the median of those who have one; null without any. */
  medianDays: v.nullable(v.number()),
});
export type AnswerRecord = v.InferOutput<typeof AnswerRecordSchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/answer-record',
  input: nothing,
  reply: v.object({ record: v.nullable(AnswerRecordSchema) }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'How many applicants had an answer in time',
  tag: 'Applications',
  description: 'Of the last 90 days. `record` is null while fewer than 20 applicants count.',
  refusals: { 429: TOO_MANY_READS },
};
