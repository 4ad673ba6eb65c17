import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Puts the access log of a period on hold, for as long as an investigation or proceedings need it, or releases it.
 * Returns how many entries changed.
 */
export async function holdAccessLog(
  db: Kysely<Database>,
  { from, until }: { from: Date; until: Date },
  hold: boolean,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('access_log')
    .set({ is_held: hold })
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('is_held', '=', !hold)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
