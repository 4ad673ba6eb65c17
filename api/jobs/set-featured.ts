import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Returns whether an open job has this slug. */
export async function setFeatured(db: Kysely<Database>, slug: string, isFeatured: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ is_featured: isFeatured })
    .where('slug', '=', slug)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
