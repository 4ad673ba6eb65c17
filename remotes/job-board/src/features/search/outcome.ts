import type { JobList } from '@site/contract';
import type { JobSummary } from '../job/job-summary.ts';

/** What a search found, with whatever the back end says about it. */
export type Found = Pick<
  JobList,
  'pagination' | 'corrected' | 'understood' | 'place' | 'postcode' | 'facets' | 'alternatives'
> & {
  ok: true;
  jobs: JobSummary[];
};

/**
 * The outcome of a search. `ok: false` when the jobs could not be loaded; the reason is logged, and `message` is there
 * when the visitor can do something about it.
 */
export type Outcome = Found | { ok: false; message?: string };
