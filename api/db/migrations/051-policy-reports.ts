import { sql, type Kysely } from 'kysely';

const statements = [
  // What browsers refused on pages because of their policy, by day. Nothing says where, or for whom.
  `create table policy_reports (
    day date not null,
    directive text not null,
    blocked text not null,
    route text not null,
    reports integer not null,
    primary key (day, directive, blocked, route)
  )`,
  'alter table policy_reports enable row level security',
  'revoke all on policy_reports from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
