import { sql, type Kysely } from 'kysely';

const statements = [
  ...['form_submissions', 'subscriptions'].flatMap((table) => [
    `alter table ${table} add column status text not null default 'new' check (status in ('new', 'in-hand', 'done'))`,
    `alter table ${table} add column note text not null default ''`,
    `alter table ${table} add column revision integer not null default 0`,
  ]),
  // They are random, and nothing has kept two from being the same.
  `update subscriptions set reference = 'SUB-' || upper(substr(md5(id::text), 1, 6))
    where id in (
      select id from (select id, row_number() over (partition by reference order by id) from subscriptions) numbered
      where row_number > 1
    )`,
  'alter table subscriptions add unique (reference)',
];

/** How far staff have dealt with what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
