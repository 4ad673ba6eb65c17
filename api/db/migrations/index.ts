import type { Migration } from 'kysely/migration';
import * as jobs from './001-jobs.ts';
import * as jobCategories from './002-job-categories.ts';
import * as syncRuns from './003-sync-runs.ts';

/** Forward only, applied in the order of their names; a released one never changes. */
export const migrations: Record<string, Migration> = {
  '001-jobs': jobs,
  '002-job-categories': jobCategories,
  '003-sync-runs': syncRuns,
};
