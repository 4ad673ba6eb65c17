import { sql, type Kysely } from 'kysely';

const statements = [
  // What states a mail has is checked in TypeScript: a new one needs no migration.
  'alter table mail_outbox drop constraint mail_outbox_status_check',
  // The order of the list for staff.
  'create index mail_outbox_created on mail_outbox (created_at desc, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
