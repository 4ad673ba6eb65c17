import * as v from 'valibot';
import { required } from '../../contract/fields.ts';
import { inputObject } from '../../contract/input.ts';
import { SlotSchema } from '../../contract/interview.ts';
import { token } from '../../contract/link-token.ts';

export const APPLICATION_STATUSES = [
  'received',
  'read',
  'put-forward',
  'interview',
  'offered',
  'not-this-time',
  'withdrawn',
  'job-closed',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Who changes an application. An applicant who applies again takes a withdrawal back. */
export type ApplicationParty = 'applicant' | 'staff';

type Moves = Readonly<Record<ApplicationParty, readonly ApplicationStatus[]>>;

const ENDED: Moves = { applicant: [], staff: [] };

/** Where an application goes from each status, and who takes it there. */
export const APPLICATION_MOVES: Readonly<Record<ApplicationStatus, Moves>> = {
  received: {
    applicant: ['withdrawn'],
    staff: ['read', 'put-forward', 'interview', 'offered', 'not-this-time', 'job-closed'],
  },
  read: { applicant: ['withdrawn'], staff: ['put-forward', 'interview', 'offered', 'not-this-time', 'job-closed'] },
  'put-forward': { applicant: ['withdrawn'], staff: ['interview', 'offered', 'not-this-time', 'job-closed'] },
  interview: { applicant: ['withdrawn'], staff: ['offered', 'not-this-time', 'job-closed'] },
  offered: { applicant: ['withdrawn'], staff: ['not-this-time', 'job-closed'] },
  'not-this-time': ENDED,
  withdrawn: { applicant: ['received'], staff: [] },
  'job-closed': ENDED,
};

export const mayMove = (by: ApplicationParty, from: ApplicationStatus, to: ApplicationStatus): boolean =>
  APPLICATION_MOVES[from][by].includes(to);

/** Whether nothing more is promised: the applicant knows how it ended, or has withdrawn. */
export const isOutcome = (status: ApplicationStatus): boolean => APPLICATION_MOVES[status].staff.length === 0;

export const applicationStatus = v.picklist(APPLICATION_STATUSES, 'Unknown status');

/** Something that happened to an application. Times are ISO 8601, UTC. */
export const ApplicationEventSchema = v.object({
  at: v.string(),
  by: v.picklist(['applicant', 'staff']),
  /** Null for a message that leaves the status as it is. */
  status: v.nullable(applicationStatus),
  /** What was written with it; '' for nothing. */
  text: v.string(),
});
export type ApplicationEvent = v.InferOutput<typeof ApplicationEventSchema>;

/** Where an application stands. */
const progress = {
  status: applicationStatus,
  /** ISO 8601, UTC. */
  since: v.string(),
  /** The last day by which we write again, 'YYYY-MM-DD'; null where nothing is promised. */
  answerBy: v.nullable(v.string()),
  /** The times that are offered for an interview, earliest first. */
  interview: v.array(SlotSchema),
};
export const ProgressSchema = v.object(progress);
export type ApplicationProgress = v.InferOutput<typeof ProgressSchema>;

/** An application as its owner sees it. */
export const OwnApplicationSchema = v.object({
  ...progress,
  reference: v.string(),
  job: v.object({ slug: v.string(), title: v.string(), location: v.string(), isOpen: v.boolean() }),
  sentAt: v.string(),
  fullName: v.string(),
  email: v.string(),
  /** An address that has yet to be confirmed; null for none. */
  newEmail: v.nullable(v.string()),
  phone: v.string(),
  coverLetter: v.string(),
  /** Experience in words. */
  cv: v.string(),
  /** The name of the file; null where none was sent. */
  cvFile: v.nullable(v.string()),
  /** Oldest first. */
  events: v.array(ApplicationEventSchema),
});
export type OwnApplication = v.InferOutput<typeof OwnApplicationSchema>;

export const ApplicationLinkSchema = inputObject({ token });

/** Characters that a message may have. */
export const LONGEST_MESSAGE = 4_000;
export const message = required('Please write your message', LONGEST_MESSAGE);

export const APPLICATION_GONE = 'The link is unknown, or its application has been deleted';
