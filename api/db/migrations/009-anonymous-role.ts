import { sql, type Kysely } from 'kysely';

/** Public data only: the view and the categories. Named as PostgREST and Supabase expect it. */
const PUBLIC = ['public_jobs', 'job_categories'];

const statements = [
  // Roles belong to the whole server: it may be there already, another database may be making it right now, or this
  // database's user may not make any. Then the site still runs, only without this second fence.
  `do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin;
    end if;
    execute format('grant anon to %I', current_user);
  exception
    when duplicate_object or unique_violation then execute format('grant anon to %I', current_user);
    when insufficient_privilege then raise notice 'The role anon cannot be set up by %', current_user;
  end $$`,
  `do $$ declare relation text; begin
    for relation in select tablename from pg_tables where schemaname = current_schema() loop
      execute format('alter table %I enable row level security', relation);
      execute format('revoke all on %I from public', relation);
    end loop;
    execute 'alter view public_jobs set (security_barrier = true)';
    execute 'create policy everybody_reads on job_categories for select using (true)';
    if exists (select from pg_roles where rolname = 'anon') then
      execute format('revoke all on all tables in schema %I from anon', current_schema());
      execute format('grant usage on schema %I to anon', current_schema());
      execute 'grant select on ${PUBLIC.join(', ')} to anon';
    end if;
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
