import type { ApplicationKind, ApplicationParty, ApplicationStatus, InterviewWay } from '@site/contract';
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;

/** One person's for one job, however often they apply; each registration, and each request for a quote. */
interface ApplicationsTable {
  /** Of the form that it began with, and is deleted with. */
  id: string;
  /** As in `form_submissions`. */
  mailbox: string;
  kind: ColumnType<ApplicationKind, ApplicationKind, never>;
  /** Null for what is for no job. */
  job_slug: string | null;
  status: ApplicationStatus;
  since: Timestamp;
  /** The last day by which we write again, 'YYYY-MM-DD' in London. */
  answer_by: string | null;
  /** The `answer_by` that was missed, once an alarm has been raised. */
  alarmed_for: ColumnType<string | null, undefined, string | null>;
  /** The first `answer_by`; null for whom nothing was promised yet. */
  first_promise: ColumnType<string | null, string | null, never>;
  /** The day in London, 'YYYY-MM-DD', on which staff first wrote. */
  answered_on: ColumnType<string | null, undefined, string>;
  /** Of the latest calendar file of its interview: each later one has a higher number. */
  calendar_sequence: Generated<number>;
}

/** What opens an application. Each mail has a link of its own, and only its hash is kept. */
interface ApplicationLinksTable {
  token_hash: string;
  application_id: string;
}

interface ApplicationEventsTable {
  id: Generated<string>;
  application_id: string;
  at: Timestamp;
  by: ApplicationParty;
  /** Null for a message that leaves the status as it is. */
  status: ApplicationStatus | null;
  text: string;
}

/** The address to which an application's owner asked us to write instead. */
interface ApplicationEmailsTable {
  application_id: string;
  email: string;
  /** Of `email`. */
  mailbox: string;
  /** Of the link that confirms it. */
  token_hash: string;
  expires_at: Timestamp;
  confirmed_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** A time that one applicant is offered. The same one of the same job may be offered to others, and one chooses it. */
interface InterviewSlotsTable {
  id: string;
  application_id: string;
  /** As in `applications`. */
  job_slug: string;
  starts_at: Timestamp;
  minutes: number;
  way: InterviewWay;
  /** An address, or a link to a video call; '' where we ring. */
  place: string;
  is_chosen: Generated<boolean>;
  /** Whether a reminder has been sent, or none is needed. */
  is_reminded: Generated<boolean>;
}

export interface ApplicationTables {
  applications: ApplicationsTable;
  application_links: ApplicationLinksTable;
  application_events: ApplicationEventsTable;
  application_emails: ApplicationEmailsTable;
  interview_slots: InterviewSlotsTable;
}
