import type { JobCategory, PublicJob, Result, SyncStatus } from '@site/contract';
import { createDataLayer } from '@site/contract/data-layer.ts';
import type { LoaderArgs } from '@site/remote-kit';

const JOBS_SHOWN = 10;

/** Each part on its own: one that fails takes no other away. */
export interface DatabaseTestData {
  categories: Result<JobCategory[]>;
  jobs: Result<PublicJob[]>;
  syncStatus: Result<SyncStatus>;
  /** The server has made the page for a staff session. In the browser the page asks by itself. */
  isSignedIn: boolean;
}

export async function databaseTestLoader({ api, request: { headers, signal } }: LoaderArgs): Promise<DatabaseTestData> {
  const tables = createDataLayer(api.dataLayer);
  const [categories, jobs, status, session] = await Promise.all([
    tables.categories({ signal }),
    tables.jobs({ limit: JOBS_SHOWN }, { signal }),
    api.syncStatus({}, { signal }),
    headers.has('cookie') ? api.staffAuth({ action: 'verify' }, { signal }) : undefined,
  ]);
  return {
    categories,
    jobs,
    syncStatus: status.ok ? { ok: true, data: status.data.data } : status,
    isSignedIn: session?.ok === true && session.data.valid === true,
  };
}
