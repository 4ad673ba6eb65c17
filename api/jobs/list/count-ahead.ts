import { CONTRACT_TYPES, JOB_CATEGORIES, JOB_LOCATIONS, type JobQuery } from '@site/contract';
import { errorFields } from '../../log.ts';
import type { Services } from '../../services.ts';
import { estimateOpenJobs } from '../open-jobs.ts';
import { frequentSearches } from '../search/suggest-searches.ts';
import { listJobs } from './list-jobs.ts';

/** Fewer are counted so fast that nobody waits. */
const MANY_JOBS = 5_000;
const SEARCHES = 10;

const ONE_FILTER: readonly Partial<JobQuery>[] = [
  ...JOB_CATEGORIES.map((category) => ({ category: [category] })),
  ...JOB_LOCATIONS.map((location) => ({ location: [location] })),
  ...CONTRACT_TYPES.map((type) => ({ job_type: [type] })),
];

/**
 * Counts what visitors ask most, one after the other, so that no visitor is the one who waits for it after a sync: all
 * jobs, those of each option of the filters that the page shows open, and the most frequent searches.
 */
export async function countAhead({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  try {
    if ((await estimateOpenJobs(db)) < MANY_JOBS) return;
    const searches = (await frequentSearches(db, SEARCHES)).map((search) => ({ search }));
    for (const query of [{}, ...ONE_FILTER, ...searches])
      await listJobs({ db, clock }, { page: 1, limit: 1, facets: '1', ...query });
  } catch (error) {
    // Whoever asks first waits for it.
    log.warn('jobs.not-counted', errorFields(error));
  }
}
