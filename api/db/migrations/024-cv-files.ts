import { sql, type Kysely } from 'kysely';

const statements = [
  // Apart from the submission's content, which is read and searched far more often than the file.
  `create table submission_files (
    submission_id uuid primary key references form_submissions on delete cascade,
    name text not null,
    media_type text not null,
    content bytea not null
  )`,
  // It is compressed already.
  'alter table submission_files alter column content set storage external',
  'alter table submission_files enable row level security',
  'revoke all on submission_files from public',
  'alter table mail_outbox add column attaches_file boolean not null default false',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
