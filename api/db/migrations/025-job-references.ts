import { sql, type Kysely } from 'kysely';

/** A hash, which finds a reference and serves nothing else: no list is read by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_reference on jobs using hash (lower(reference))`.execute(db);
}
