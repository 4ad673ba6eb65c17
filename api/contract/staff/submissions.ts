import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { inputObject } from '../input.ts';
import { CV_MEDIA_TYPES } from '../cv-file.ts';
import { success } from '../success.ts';
import { dayFilter, listQuery, listReply, optionFilter, textFilter } from './list.ts';

export const SUBMISSION_KINDS = ['application', 'message', 'quote', 'candidate', 'subscription'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATUSES = ['new', 'in-hand', 'done'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Characters that a note may have. */
export const LONGEST_NOTE = 2_000;

const kind = v.picklist(SUBMISSION_KINDS);
const status = v.picklist(SUBMISSION_STATUSES, 'Unknown status');
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const listed = {
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
};

/** One submission in the list. It contains no personal data. */
export const ListedSubmissionSchema = v.object(listed);
export type ListedSubmission = v.InferOutput<typeof ListedSubmissionSchema>;

/** What visitors have sent, newest first. */
export const submissions = {
  method: 'GET',
  path: '/.netlify/functions/submissions',
  input: v.object({
    ...listQuery,
    kind: optionFilter(SUBMISSION_KINDS),
    status: optionFilter(SUBMISSION_STATUSES),
    reference: textFilter,
    from: dayFilter,
  }),
  reply: v.object({
    ...listReply(ListedSubmissionSchema),
    /** How many of each kind nobody has taken in hand yet. */
    newByKind: v.object(v.entriesFromList(SUBMISSION_KINDS, count)),
  }),
} as const satisfies Endpoint;

const UNKNOWN_REFERENCE = 'A reference looks like APP-7K2M9Q';
const reference = v.pipe(v.string(UNKNOWN_REFERENCE), v.trim(), v.regex(/^[A-Z]{3}-[A-Z0-9]{6}$/, UNKNOWN_REFERENCE));
const one = inputObject({ reference });

/** One submission without personal data. */
export const SubmissionSchema = v.object({
  ...listed,
  /** Masked: '•••202'; '' where the form asks for none. */
  phone: v.string(),
  /** What the person wrote, by how many words it has. */
  texts: v.array(v.object({ label: v.string(), words: count })),
  hasCv: v.boolean(),
  /** Words of the note. */
  noteWords: count,
  /** Counts the changes of status and note. */
  revision: count,
});
export type Submission = v.InferOutput<typeof SubmissionSchema>;

export const submission = {
  method: 'GET',
  path: '/.netlify/functions/submission',
  input: one,
  reply: SubmissionSchema,
} as const satisfies Endpoint;

/** Status and note as they are. */
const VersionSchema = v.object({ revision: count, status, note: v.string() });

/** The personal data of one submission. */
export const RevealedSubmissionSchema = v.object({
  ...VersionSchema.entries,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  texts: v.array(v.object({ label: v.string(), text: v.string() })),
  /** The name is the sender's, made safe to save; the size is in bytes. */
  cv: v.nullable(v.object({ name: v.string(), size: count })),
});
export type RevealedSubmission = v.InferOutput<typeof RevealedSubmissionSchema>;

/** Each call is in the audit log. */
export const revealSubmission = {
  method: 'POST',
  path: '/.netlify/functions/reveal-submission',
  input: one,
  reply: RevealedSubmissionSchema,
} as const satisfies Endpoint;

/** Beside the 409 of change-submission: what a colleague made of it, with the note if the refused change had one. */
export const SubmissionConflictSchema = v.object({
  current: v.object({ ...VersionSchema.entries, note: v.optional(VersionSchema.entries.note) }),
});
export type SubmissionConflict = v.InferOutput<typeof SubmissionConflictSchema>;

/** The last that a change can follow: the database counts them in 32 bits. */
const LAST_REVISION = 2 ** 31 - 2;

export const changeSubmission = {
  method: 'POST',
  path: '/.netlify/functions/change-submission',
  input: inputObject({
    reference,
    /** That the change was made to. */
    revision: v.pipe(
      v.number('Unknown revision'),
      v.integer('Unknown revision'),
      v.minValue(0, 'Unknown revision'),
      v.maxValue(LAST_REVISION, 'Unknown revision'),
    ),
    status,
    /** Left out, the note stays. */
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NOTE, 'Please use at most 2,000 characters'))),
  }),
  reply: v.object({ success, revision: count }),
  refusalDetails: { 409: SubmissionConflictSchema },
} as const satisfies Endpoint;

/** The CV that came with an application, as a file. Each call is in the audit log. */
export const submissionCv = {
  method: 'GET',
  path: '/.netlify/functions/submission-cv',
  input: one,
  reply: v.blob(),
  file: Object.values(CV_MEDIA_TYPES),
} as const satisfies Endpoint;
