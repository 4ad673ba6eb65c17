import { sql, type Kysely } from 'kysely';

const statements = [
  `create table application_emails (
    application_id uuid primary key references applications (id) on delete cascade,
    email text not null,
    mailbox text not null,
    token_hash text not null unique,
    expires_at timestamptz not null,
    confirmed_at timestamptz
  )`,
  'create index application_emails_mailbox on application_emails (mailbox)',
  'alter table application_emails enable row level security',
];

/** The address to which an application's owner asked us to write instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
