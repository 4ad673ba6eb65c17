import { sql, type Kysely } from 'kysely';

const statements = [
  // How each version of a remote does, by minute; nothing of who visited.
  `create table remote_health (
    remote text not null,
    version text not null,
    minute timestamptz not null,
    renders integer not null,
    failed_renders integer not null,
    visits integer not null,
    failed_visits integer not null,
    vitals integer not null,
    poor_vitals integer not null,
    primary key (remote, version, minute)
  )`,
  'create index remote_health_minute on remote_health (minute)',
  'alter table remote_health enable row level security',
  'revoke all on remote_health from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
