import { sql, type Kysely } from 'kysely';

const statements = [
  // Whether visitors have ever got a version, or it was held back. Those released before this went live.
  'alter table remote_versions add column was_live boolean not null default true',
  'alter table remote_versions alter column was_live set default false',
  // When a change last led from a version or to it: its files stay for a while from then on.
  'alter table remote_versions add column changed_at timestamptz',
  `update remote_versions set changed_at = greatest(released_at, (
    select max(at) from release_changes
    where release_changes.remote = remote_versions.remote
    and remote_versions.version in (from_version, to_version)
  ))`,
  'alter table remote_versions alter column changed_at set not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
