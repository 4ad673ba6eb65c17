import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table applications
    add column kind text not null default 'application' check (kind in ('application', 'candidate', 'quote')),
    alter column job_slug drop not null,
    add check ((kind = 'application') = (job_slug is not null))`,
  'alter table applications alter column kind drop default',
  // Nothing was promised to those who wrote before.
  `insert into applications (id, mailbox, kind, status, since)
    select id, mailbox, case form when 'request-quote' then 'quote' else 'candidate' end, 'received', submitted_at
    from form_submissions
    where form in ('register-candidate', 'request-quote')`,
];

/** Registrations and requests for quotes are followed as applications are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
