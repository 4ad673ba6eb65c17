import { sql, type Kysely } from 'kysely';

const statements = [
  // How many windows in a row were used up before this one.
  'alter table rate_limits add column used_up integer not null default 0',
  // They were opened for 30 days; staff sign in again.
  `delete from sessions where scope = 'staff'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
