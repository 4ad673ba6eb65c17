import { Link } from '@site/design-system';
import type { ListedSync } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { SyncBadge } from './sync-badge.tsx';
import { durationText, figure, triggerText } from './sync-texts.ts';
import styles from './sync-table.module.css';

export const syncColumns = [
  { key: 'started', label: 'Started' },
  { key: 'status', label: 'Status' },
  { key: 'trigger', label: 'Started by' },
  { key: 'took', label: 'Took', align: 'end', nowrap: true },
  { key: 'processed', label: 'Processed', align: 'end' },
  { key: 'added', label: 'Added', align: 'end' },
  { key: 'updated', label: 'Updated', align: 'end' },
  { key: 'closed', label: 'Closed', align: 'end' },
  { key: 'failed', label: 'Rejected', align: 'end' },
  { key: 'error', label: 'Error' },
] as const;

export const toSyncRow = (sync: ListedSync) => ({
  started: (
    <Link href={`/staff/syncs/${sync.id}`}>
      <UtcTime value={sync.startedAt} />
    </Link>
  ),
  status: <SyncBadge status={sync.status} />,
  trigger: triggerText(sync),
  took: durationText(sync),
  processed: figure(sync.jobsProcessed),
  added: figure(sync.jobsAdded),
  updated: figure(sync.jobsUpdated),
  closed: figure(sync.jobsClosed),
  failed: figure(sync.jobsFailed),
  error: sync.errorMessage !== null && <div className={styles.error}>{sync.errorMessage}</div>,
});
