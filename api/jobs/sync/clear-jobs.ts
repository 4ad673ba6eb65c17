import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { allowStatements } from '../../db/statement-limit.ts';

const CLEAR_MS = 2 * 60_000;

/** Deletes every job, closed ones too, and remembers only when each was imported. Returns how many. */
export async function clearJobs(db: Kysely<Database>): Promise<number> {
  const clear = sql`
    with cleared as (delete from jobs returning external_id, imported_at)
    insert into cleared_jobs select external_id, imported_at from cleared
    on conflict (external_id) do update set imported_at = excluded.imported_at`;
  const { numAffectedRows = 0n } = await allowStatements(CLEAR_MS, () => clear.execute(db));
  return Number(numAffectedRows);
}
