import {
  auditLog,
  staffEndpoints,
  type AuditLogReply,
  type JobCategory,
  type PublicJob,
  type Result,
  type SyncStatusReply,
} from '@site/contract';
import { createDataLayer } from '@site/contract/data-layer.ts';
import { isUnauthorised, type LoaderArgs } from '@site/remote-kit';
import { accountsOnServer } from '../../features/staff-session/has-accounts.ts';

const JOBS_SHOWN = 10;

/** Loads each part separately: one that fails leaves the others in place. */
export interface DatabaseTestData {
  categories: Result<JobCategory[]>;
  jobs: Result<PublicJob[]>;
  syncStatus: Result<SyncStatusReply>;
  /** Given where the server renders the page for a staff session. In the browser, the page asks for itself. */
  audit: Result<AuditLogReply> | undefined;
  /** As in `DeskData`. */
  hasAccounts: boolean | undefined;
}

export async function databaseTestLoader({ api, request: { headers, signal } }: LoaderArgs): Promise<DatabaseTestData> {
  const tables = createDataLayer(api.dataLayer);
  const [categories, jobs, syncStatus, audit, isWithAccounts] = await Promise.all([
    tables.categories({ signal }),
    tables.jobs({ limit: JOBS_SHOWN }, { signal }),
    api.call(staffEndpoints.syncStatus, {}, { signal }),
    headers.has('cookie') ? api.call(auditLog, {}, { signal }) : undefined,
    accountsOnServer(api),
  ]);
  return { categories, jobs, syncStatus, audit: isLocked(audit) ? undefined : audit, hasAccounts: isWithAccounts };
}

const isLocked = (audit: Result<AuditLogReply> | undefined) => audit?.ok === false && isUnauthorised(audit.error);
