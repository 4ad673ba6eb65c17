import type { Correction, Pagination, SearchedPlace } from '@site/contract';
import type { JobSummary } from '../job/job-summary.ts';

/**
 * The outcome of a search. `ok: false` when the jobs could not be loaded; the reason is logged, and `message` is there
 * when the visitor can do something about it.
 */
export type Outcome =
  | {
      ok: true;
      jobs: JobSummary[];
      pagination: Pagination;
      corrected?: Correction | undefined;
      place?: SearchedPlace | undefined;
    }
  | { ok: false; message?: string };
