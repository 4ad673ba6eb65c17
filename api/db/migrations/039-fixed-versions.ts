import { sql, type Kysely } from 'kysely';

const statements = [
  // A remote that was built with other tools is found by its manifest; null for one whose versions its team signs.
  'alter table remote_origins add column manifest text',
  // What pages say until its code has loaded, where the manifest does not say it.
  'alter table remote_origins add column title text',
  'alter table remote_origins add column description text',
  // What such a remote's version was when it was released. Its origin may have another one since.
  `create table fixed_versions (
    remote text not null,
    version text not null,
    fixed jsonb not null,
    primary key (remote, version)
  )`,
  'alter table fixed_versions enable row level security',
  'revoke all on fixed_versions from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
