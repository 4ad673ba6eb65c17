import * as v from 'valibot';
import { inputObject } from '../../contract/input.ts';

export const SUBMISSION_KINDS = ['application', 'message', 'quote', 'candidate', 'subscription'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATUSES = ['new', 'in-hand', 'done'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

const kind = v.picklist(SUBMISSION_KINDS);
export const status = v.picklist(SUBMISSION_STATUSES, 'Unknown status');
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const listed = {
  /** ISO 8601, UTC. */
  at: v.string(),
  /** 'APP-7K2M9Q' */
  reference: v.string(),
  kind,
  /** Masked: 'S••• O•••'; '' where the form asks for none. */
  name: v.string(),
  /** Masked: 's•••@example.com'. */
  email: v.string(),
  /** Nothing about the person: a job's title, a service. */
  about: v.string(),
  status,
  hasNote: v.boolean(),
  /** Of an application that waits: the last day by which we write again, 'YYYY-MM-DD'. */
  answerBy: v.nullable(v.string()),
};

const UNKNOWN_REFERENCE = 'A reference looks like APP-7K2M9Q';
export const reference = v.pipe(
  v.string(UNKNOWN_REFERENCE),
  v.trim(),
  v.regex(/^[A-Z]{3}-[A-Z0-9]{6}$/, UNKNOWN_REFERENCE),
);
export const one = inputObject({ reference });

/** Status and note as they are. */
export const VersionSchema = v.object({ revision: count, status, note: v.string() });
export const NO_SUBMISSION = 'There is no such submission';
