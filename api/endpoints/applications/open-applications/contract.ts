import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { applicationStatus } from '../contract.ts';

const OpenApplicationSchema = v.object({
  reference: v.string(),
  /** Masked. */
  name: v.string(),
  status: applicationStatus,
  /** 'YYYY-MM-DD'. */
  answerBy: v.string(),
});

const JobToAnswerSchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** Null where the advert names none, or is gone. */
  company: v.nullable(v.string()),
  /** Null where the advert is gone. */
  location: v.nullable(v.string()),
  isOpen: v.boolean(),
  /** How many applications for it wait for an answer. */
  waiting: v.pipe(v.number(), v.integer()),
});
export type JobToAnswer = v.InferOutput<typeof JobToAnswerSchema>;

/** The jobs with applications that wait for an answer, and those for one of them. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/open-applications',
  input: v.object({
    /** The slug of the job whose applications are listed. */
    job: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Unknown job'))),
  }),
  reply: v.object({
    /** Closed ones first, then by title. */
    jobs: v.array(JobToAnswerSchema),
    /** As many as can be answered at once, who waits longest first. Empty without `job`. */
    applications: v.array(OpenApplicationSchema),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'The jobs with applications that wait for an answer, and those for one of them, masked',
  tag: 'Staff',
  description: 'It contains no personal data.',
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
  example: { job: 'van-driver-leeds-7002' },
};
