import * as v from 'valibot';
import { required } from '../../contract/fields.ts';
import { inputObject } from '../../contract/input.ts';
import { SlotSchema } from '../../contract/interview.ts';
import { token } from '../../contract/link-token.ts';

/** What has a page for its owner, by kind, and where it can stand. */
export const APPLICATION_STATUSES = {
  /** For a job. */
  application: ['received', 'read', 'put-forward', 'interview', 'offered', 'not-this-time', 'withdrawn', 'job-closed'],
  /** A candidate's registration. */
  candidate: ['received', 'called', 'in-our-files', 'withdrawn'],
  /** A client's request for a quote. */
  quote: ['received', 'quoted', 'won', 'lost', 'withdrawn'],
} as const;
export type ApplicationKind = keyof typeof APPLICATION_STATUSES;
export type StatusOf<Kind extends ApplicationKind> = (typeof APPLICATION_STATUSES)[Kind][number];
export type ApplicationStatus = StatusOf<ApplicationKind>;

export const APPLICATION_KINDS = Object.keys(APPLICATION_STATUSES) as ApplicationKind[];

/** Who changes an application. An applicant who applies again takes a withdrawal back. */
export type ApplicationParty = 'applicant' | 'staff';

type Moves<Status> = Readonly<Record<ApplicationParty, readonly Status[]>>;

const ENDED = { applicant: [], staff: [] } as const;

/** Where each kind goes from each status, and who takes it there. */
export const APPLICATION_MOVES: {
  readonly [Kind in ApplicationKind]: Readonly<Record<StatusOf<Kind>, Moves<StatusOf<Kind>>>>;
} = {
  application: {
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
  },
  candidate: {
    received: { applicant: ['withdrawn'], staff: ['called', 'in-our-files'] },
    called: { applicant: ['withdrawn'], staff: ['in-our-files'] },
    'in-our-files': ENDED,
    withdrawn: ENDED,
  },
  quote: {
    received: { applicant: ['withdrawn'], staff: ['quoted', 'won', 'lost'] },
    quoted: { applicant: ['withdrawn'], staff: ['won', 'lost'] },
    won: ENDED,
    lost: ENDED,
    withdrawn: ENDED,
  },
};

/** Where it stands. */
interface Standing {
  kind: ApplicationKind;
  status: ApplicationStatus;
}

/** Nowhere from a status that its kind does not have. */
export const movesFrom = ({ kind, status }: Standing): Moves<ApplicationStatus> =>
  (APPLICATION_MOVES[kind] as Partial<Record<ApplicationStatus, Moves<ApplicationStatus>>>)[status] ?? ENDED;

export const mayMove = (by: ApplicationParty, from: Standing, to: ApplicationStatus): boolean =>
  movesFrom(from)[by].includes(to);

/** Whether nothing more is promised: the applicant knows how it ended, or has withdrawn. */
export const isOutcome = (standing: Standing): boolean => movesFrom(standing).staff.length === 0;

interface KindWords {
  noun: string;
  /** Whose it is. */
  party: 'applicant' | 'candidate' | 'client';
  /** The label of what it is about. */
  about: string;
}

export const KIND_WORDS: Readonly<Record<ApplicationKind, KindWords>> = {
  application: { noun: 'application', party: 'applicant', about: 'Job' },
  candidate: { noun: 'registration', party: 'candidate', about: 'Career interest' },
  quote: { noun: 'quote request', party: 'client', about: 'Service' },
};

export const applicationStatus = v.picklist([...new Set(Object.values(APPLICATION_STATUSES).flat())], 'Unknown status');
export const applicationKind = v.picklist(APPLICATION_KINDS);

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
  kind: applicationKind,
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
  /** The job's title, the service or the career interest. */
  about: v.string(),
  /** Null for what is for no job. */
  job: v.nullable(v.object({ slug: v.string(), location: v.string(), isOpen: v.boolean() })),
  sentAt: v.string(),
  fullName: v.string(),
  email: v.string(),
  /** An address that has yet to be confirmed; null for none. */
  newEmail: v.nullable(v.string()),
  /** '' where a client left none. */
  phone: v.string(),
  /** What else was filled in. */
  texts: v.array(v.object({ label: v.string(), text: v.string() })),
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
