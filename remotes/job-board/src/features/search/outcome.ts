import type { Pagination } from '@site/contract';
import type { JobSummary } from '../job/job-summary.ts';

/** What came of a search. `ok: false` where the jobs could not be loaded; the reason is logged. */
export type Outcome = { ok: true; jobs: JobSummary[]; pagination: Pagination } | { ok: false };
