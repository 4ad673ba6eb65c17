import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { openJobs } from '../open-jobs.ts';
import { currentQueryCache } from '../query-cache.ts';
import { readTerms } from '../search/trade-terms.ts';

/** One word with a figure that is no term of the trade, as '7.5t' and 'class1' are. */
const mayBeReference = (search: string): boolean => /^\S*\d\S*$/.test(search) && readTerms(search).rest !== '';

/**
 * The ids of the open jobs whose reference, or number in the feed, is the whole search, whatever its case; undefined
 * where there are none.
 */
export async function quotedJobs(db: Kysely<Database>, search: string): Promise<string[] | undefined> {
  if (!mayBeReference(search)) return undefined;
  const cache = await currentQueryCache(db);
  return cache.get(`quoted ${search}`, async () => {
    const rows = await openJobs(db)
      .select('id')
      .where((where) =>
        where.or([sql<boolean>`lower(reference) = lower(${search})`, where('external_id', '=', search)]),
      )
      .execute();
    return rows.length > 0 ? rows.map(({ id }) => id) : undefined;
  });
}
