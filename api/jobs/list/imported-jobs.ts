import type { Pay } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { countMatches, ORDERS } from './find-page.ts';
import { searchJobs } from './job-search.ts';
import type { JobFilters } from './matching-jobs.ts';
import { withPlaceInWords } from '../search/place-in-search.ts';

export interface ImportedJobs {
  jobs: (Pay & { slug: string; title: string; company: string | null; location: string; job_type: string | null })[];
  /** Of all matches, including those beyond the limit. */
  total: number;
}

/**
 * The newest matching open jobs that were imported after `after`, up to `until`. No search is corrected. A place among
 * the words is taken as the place, unless no job is there.
 */
export async function listImportedJobs(
  db: Kysely<Database>,
  filters: JobFilters,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<ImportedJobs> {
  const understood = withPlaceInWords(filters);
  const there = await searchJobs(db, understood, until);
  const isMeant = understood === filters || (await countMatches(there.all(db))) > 0;
  const search = isMeant ? there : await searchJobs(db, filters, until);
  const imported = search.inOrder(db).where('imported_at', '>', after).where('imported_at', '<=', until);
  const jobs = await imported
    .select(['slug', 'title', 'company', 'location', 'salary_min', 'salary_max', 'salary_period', 'job_type'])
    .orderBy(ORDERS.newest)
    .orderBy('id')
    .limit(limit)
    .execute();
  return { jobs, total: jobs.length < limit ? jobs.length : await countMatches(imported) };
}
