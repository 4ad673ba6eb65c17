import type { JobCategory, PublicJob, Result, SyncStatus } from '@site/contract';
import type { LoaderArgs } from '../../../../remote.ts';

export const JOBS_SHOWN = 10;

/** Each part on its own: one that fails takes no other away. */
export interface DatabaseTestData {
  categories: Result<JobCategory[]>;
  jobs: Result<PublicJob[]>;
  syncStatus: Result<SyncStatus>;
}

export async function databaseTestLoader({ api, request: { signal } }: LoaderArgs): Promise<DatabaseTestData> {
  const [categories, jobs, status] = await Promise.all([
    api.jobCategories({}, { signal }),
    api.publicJobs({ limit: JOBS_SHOWN }, { signal }),
    api.syncStatus({}, { signal }),
  ]);
  return { categories, jobs, syncStatus: status.ok ? { ok: true, data: status.data.data } : status };
}
