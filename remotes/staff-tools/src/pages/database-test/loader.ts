import { staffEndpoints, type JobCategory, type PublicJob, type Result, type SyncStatus } from '@site/contract';
import { createDataLayer } from '@site/contract/data-layer.ts';
import type { LoaderArgs } from '@site/remote-kit';

const JOBS_SHOWN = 10;

/** Loads each part separately: one that fails leaves the others in place. */
export interface DatabaseTestData {
  categories: Result<JobCategory[]>;
  jobs: Result<PublicJob[]>;
  syncStatus: Result<SyncStatus>;
  /** Whether the server rendered the page for a staff session. In the browser, the page checks for itself. */
  isSignedIn: boolean;
}

export async function databaseTestLoader({ api, request: { headers, signal } }: LoaderArgs): Promise<DatabaseTestData> {
  const tables = createDataLayer(api.dataLayer);
  const [categories, jobs, status, session] = await Promise.all([
    tables.categories({ signal }),
    tables.jobs({ limit: JOBS_SHOWN }, { signal }),
    api.call(staffEndpoints.syncStatus, {}, { signal }),
    headers.has('cookie') ? api.staffAuth({ action: 'verify' }, { signal }) : undefined,
  ]);
  return {
    categories,
    jobs,
    syncStatus: status.ok ? { ok: true, data: status.data.data } : status,
    isSignedIn: session?.ok === true && session.data.valid === true,
  };
}
