import type { JobCategory, PublicJob, Result, SyncStatus } from '@site/contract';
import { createDataLayer } from '@site/contract/data-layer.ts';
import type { LoaderArgs } from '@site/remote-kit';

const JOBS_SHOWN = 10;

/** Each part on its own: one that fails takes no other away. */
export interface DatabaseTestData {
  categories: Result<JobCategory[]>;
  jobs: Result<PublicJob[]>;
  syncStatus: Result<SyncStatus>;
}

export async function databaseTestLoader({ api, request: { signal } }: LoaderArgs): Promise<DatabaseTestData> {
  const tables = createDataLayer(api.dataLayer);
  const [categories, jobs, status] = await Promise.all([
    tables.categories({ signal }),
    tables.jobs({ limit: JOBS_SHOWN }, { signal }),
    api.syncStatus({}, { signal }),
  ]);
  return { categories, jobs, syncStatus: status.ok ? { ok: true, data: status.data.data } : status };
}
