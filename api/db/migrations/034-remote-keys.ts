import { sql, type Kysely } from 'kysely';

const statements = [
  // Who may command a remote besides the operator: only their public keys.
  `create table remote_keys (
    remote text not null,
    key_id text not null,
    public_key text not null,
    holder text not null,
    allowed_at timestamptz not null,
    primary key (remote, key_id)
  )`,
  'alter table remote_keys enable row level security',
  'revoke all on remote_keys from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
