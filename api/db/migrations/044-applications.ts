import { sql, type Kysely } from 'kysely';

const statements = [
  // Each has the id of the form that it began with, and ends with it.
  `create table applications (
    id uuid primary key references form_submissions (id) on delete cascade,
    mailbox text not null,
    job_slug text not null,
    status text not null,
    since timestamptz not null,
    answer_by text,
    alarmed_for text,
    first_promise text,
    answered_on text,
    unique (mailbox, job_slug)
  )`,
  'create index applications_answer_by on applications (answer_by) where answer_by is not null',
  `create table application_links (
    token_hash text primary key,
    application_id uuid not null references applications (id) on delete cascade
  )`,
  'create index application_links_application_id on application_links (application_id)',
  `create table application_events (
    id bigint generated always as identity primary key,
    application_id uuid not null references applications (id) on delete cascade,
    at timestamptz not null,
    by text not null check (by in ('applicant', 'staff')),
    status text,
    text text not null
  )`,
  'create index application_events_application_id on application_events (application_id, id)',
  ...['applications', 'application_links', 'application_events'].map(
    (table) => `alter table ${table} enable row level security`,
  ),
  // Nothing was promised to those who applied before.
  `insert into applications (id, mailbox, job_slug, status, since)
    select distinct on (mailbox, content->>'jobSlug')
      id, mailbox, content->>'jobSlug', 'received', submitted_at
    from form_submissions
    where form = 'apply-to-job' and content->>'jobSlug' is not null
    order by mailbox, content->>'jobSlug', submitted_at`,
];

/** Where each application stands, who may open it, and what happened to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
