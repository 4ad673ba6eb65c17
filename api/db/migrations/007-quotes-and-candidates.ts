import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table form_submissions drop constraint form_submissions_form_check',
  `alter table form_submissions add constraint form_submissions_form_check
    check (form in ('apply-to-job', 'send-email', 'request-quote', 'register-candidate'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
