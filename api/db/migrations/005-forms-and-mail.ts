import { sql, type Kysely } from 'kysely';

const statements = [
  `create table form_submissions (
    id uuid primary key,
    form text not null check (form in ('apply-to-job', 'send-email')),
    reference text not null unique,
    content jsonb not null,
    submitted_at timestamptz not null
  )`,
  'create index form_submissions_submitted_at on form_submissions (form, submitted_at)',
  // Claimed before the submission is written, in the same transaction: whoever comes second waits here.
  `create table submission_keys (
    key text primary key,
    content_hash text not null,
    submission_id uuid not null references form_submissions on delete cascade deferrable initially deferred,
    ends_at timestamptz not null
  )`,
  'create index submission_keys_ends_at on submission_keys (ends_at)',
  'create index submission_keys_submission on submission_keys (submission_id)',
  `create table mail_outbox (
    id uuid primary key,
    submission_id uuid references form_submissions on delete cascade,
    reference text not null,
    recipient text not null,
    reply_to_name text,
    reply_to_address text,
    subject text not null,
    text_body text not null,
    html_body text not null,
    status text not null default 'queued' check (status in ('queued', 'sent', 'dead')),
    attempts integer not null default 0,
    due_at timestamptz not null,
    last_error text,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  `create index mail_outbox_due on mail_outbox (due_at) where status = 'queued'`,
  'create index mail_outbox_submission on mail_outbox (submission_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
