import {
  APPLICATION_MOVED,
  APPLICATION_UNKNOWN,
  isOutcome,
  mayMove,
  ownPagePath,
  type ApplicationEvent,
  type ApplicationKind,
  type ApplicationParty,
  type ApplicationProgress,
  type ApplicationStatus,
} from '@site/contract';
import { ApiProblem, outlineOf } from '@site/protocol';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Config } from '../config.ts';
import type { ApplicationTables } from '../db/schema-applications.ts';
import type { Database } from '../db/schema.ts';
import { londonDay } from '../london-day.ts';
import { newToken, tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { slotsOf } from './interviews/slots.ts';
import { addWorkingDays } from './working-days.ts';

export type ApplicationRow = Selectable<ApplicationTables['applications']>;

/** Each gets an outcome, or a date on which we write again, within so many working days. */
const ANSWER_WORKING_DAYS = 5;

/** The last day by which we write again, 'YYYY-MM-DD' in London; null where there is nothing more to say. */
export const answerBy = (standing: Pick<ApplicationRow, 'kind' | 'status'>, at: Date): string | null =>
  isOutcome(standing) ? null : addWorkingDays(londonDay(at), ANSWER_WORKING_DAYS);

interface Begun {
  submissionId: string;
  mailbox: string;
  at: Date;
}

/** Undefined where the same person has one for the job. */
function begin(
  db: Kysely<Database>,
  { submissionId: id, mailbox, kind, jobSlug, at }: Begun & { kind: ApplicationKind; jobSlug: string | null },
): Promise<ApplicationRow | undefined> {
  const status = 'received';
  const promise = answerBy({ kind, status }, at);
  return db
    .insertInto('applications')
    .values({ id, mailbox, kind, job_slug: jobSlug, status, since: at, answer_by: promise, first_promise: promise })
    .onConflict((conflict) => conflict.columns(['mailbox', 'job_slug']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Begins what is for no job. Each is one of its own, however many the same person has. */
export const beginRequest = async (
  db: Kysely<Database>,
  begun: Begun & { kind: Exclude<ApplicationKind, 'application'> },
): Promise<ApplicationRow> => (await begin(db, { ...begun, jobSlug: null }))!;

/**
 * Begins the application of a form, or finds the one that the same person has for the same job, with its address. Its
 * link goes nowhere else, since not every mail server takes another spelling for the same mailbox.
 */
export async function beginApplication(
  db: Kysely<Database>,
  begun: Begun & { jobSlug: string },
): Promise<
  { application: ApplicationRow; isFirst: true } | { application: ApplicationRow; isFirst: false; email: string }
> {
  const { mailbox, jobSlug, at } = begun;
  const first = await begin(db, { ...begun, kind: 'application' });
  if (first) return { application: first, isFirst: true };
  const { email, ...application } = await db
    .selectFrom('applications')
    .innerJoin('form_submissions', 'form_submissions.id', 'applications.id')
    .selectAll('applications')
    .select(sql<string>`content->>'email'`.as('email'))
    .where('applications.mailbox', '=', mailbox)
    .where('job_slug', '=', jobSlug)
    .executeTakeFirstOrThrow();
  if (!mayMove('applicant', application, 'received')) return { application, isFirst: false, email };
  const taken = { by: 'applicant', from: application.status, to: 'received', text: '', at } as const;
  return { application: await moveApplication(db, application, taken), isFirst: false, email };
}

interface Step {
  by: ApplicationParty;
  from: ApplicationStatus;
  /** The same as `from` for a message that leaves it there. */
  to: ApplicationStatus;
}

/** @throws ApiProblem 409 when the application stands elsewhere by now, or this party does not take it there */
export function checkMove(standing: Pick<ApplicationRow, 'kind' | 'status'>, { by, from, to }: Step): void {
  if (standing.status !== from || (from !== to && !mayMove(by, standing, to)))
    throw new ApiProblem(409, APPLICATION_MOVED);
}

interface Move extends Step {
  /** What is said with it. */
  text: string;
  at: Date;
}

/**
 * Takes an application from one status to another, or adds a message, in the caller's transaction. What staff do counts
 * as an answer: from then on, the next one is promised.
 * @throws ApiProblem 409, as `checkMove`
 */
export async function moveApplication(
  db: Kysely<Database>,
  application: Pick<ApplicationRow, 'id' | 'kind' | 'status'>,
  move: Move,
): Promise<ApplicationRow> {
  checkMove(application, move);
  const { id, kind } = application;
  const { by, from, to, text, at } = move;
  const isNews = from !== to;
  const moved = await db
    .updateTable('applications')
    .set(({ fn, ref, val }) => ({
      status: to,
      ...(isNews && { since: at }),
      ...((isNews || by === 'staff') && { answer_by: answerBy({ kind, status: to }, at) }),
      ...(by === 'staff' && { answered_on: fn.coalesce(ref('answered_on'), val(londonDay(at))) }),
    }))
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new ApiProblem(409, APPLICATION_MOVED);
  await db
    .insertInto('application_events')
    .values({ application_id: id, at, by, status: isNews ? to : null, text })
    .execute();
  return moved;
}

/** What opens the application's page. A new one each time, as only the hashes of earlier tokens are stored. */
export async function applicationToken(db: Kysely<Database>, applicationId: string): Promise<string> {
  const token = newToken();
  const link = { token_hash: tokenHash(token), application_id: applicationId };
  await db.insertInto('application_links').values(link).execute();
  return token;
}

/** The address of the application's page, for a mail. */
export const applicationLink = async (
  db: Kysely<Database>,
  { id, kind }: Pick<ApplicationRow, 'id' | 'kind'>,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): Promise<string> => `${siteUrl}${ownPagePath(kind, await applicationToken(db, id))}`;

/** The application that a link opens, with the form that it began with. @throws ApiProblem 404 */
export async function applicationOfLink(db: Kysely<Database>, token: string) {
  const row = await applicationRows(db)
    .innerJoin('application_links', 'application_links.application_id', 'applications.id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!row) throw new ApiProblem(404, APPLICATION_UNKNOWN);
  return row;
}

/** Undefined where the form is not the first of an application. */
export const applicationOfReference = (db: Kysely<Database>, reference: string) =>
  applicationRows(db).where('form_submissions.reference', '=', reference).executeTakeFirst();

export const applicationOfId = (db: Kysely<Database>, id: string) =>
  applicationRows(db).where('applications.id', '=', id).executeTakeFirst();

/** The ids of all forms that are one application: the same person may have sent several for the job. */
export function formsOf(
  db: Kysely<Database>,
  { id, mailbox, job_slug: slug }: Pick<ApplicationRow, 'id' | 'mailbox' | 'job_slug'>,
) {
  const forms = db.selectFrom('form_submissions').select('id');
  if (slug === null) return forms.where('id', '=', id);
  return forms
    .where('mailbox', '=', mailbox)
    .where('form', '=', 'apply-to-job')
    .where(sql<boolean>`content->>'jobSlug' = ${slug}`);
}

export const applicationRows = (db: Kysely<Database>) =>
  db
    .selectFrom('applications')
    .innerJoin('form_submissions', 'form_submissions.id', 'applications.id')
    .leftJoin('jobs', 'jobs.slug', 'applications.job_slug')
    .selectAll('applications')
    .select(['form_submissions.reference', 'submitted_at', 'form_submissions.content'])
    .select(['title', 'location', 'closed_at']);

export type FoundApplication = Awaited<ReturnType<typeof applicationOfLink>>;

/** What was filled in, and what it is about. */
export const outlineOfApplication = ({ kind, title, content }: FoundApplication) =>
  outlineOf(content, kind === 'application' ? (title ?? String(content['jobTitle'])) : null);

/** Oldest first. */
export async function eventsOf(db: Kysely<Database>, applicationId: string): Promise<ApplicationEvent[]> {
  const events = await db
    .selectFrom('application_events')
    .select(['at', 'by', 'status', 'text'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
  return events.map((event) => ({ ...event, at: event.at.toISOString() }));
}

/** Where the application of a form stands; null where it is not the first of one. */
export async function progressOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  reference: string,
): Promise<ApplicationProgress | null> {
  const found = await applicationOfReference(db, reference);
  if (!found) return null;
  const { id, kind, status, since, answer_by: by } = found;
  return { kind, status, since: since.toISOString(), answerBy: by, interview: await slotsOf(db, id, clock()) };
}
