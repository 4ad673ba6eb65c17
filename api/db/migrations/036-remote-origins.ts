import { sql, type Kysely } from 'kysely';

const statements = [
  // Remotes whose files are not in the site's own folder: where they are, and what a package.json would say.
  `create table remote_origins (
    remote text primary key,
    origin text not null,
    paths text[] not null,
    js_budget integer not null check (js_budget > 0)
  )`,
  'alter table remote_origins enable row level security',
  'revoke all on remote_origins from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
