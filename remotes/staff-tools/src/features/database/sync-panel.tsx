import { Banner, DescriptionList, ErrorState, Panel } from '@site/design-system';
import type { Result, SyncRun, SyncStatus, SyncStatusReply } from '@site/contract';
import { messageOf } from '@site/remote-kit';
import { SyncBadge } from '../syncs/sync-badge.tsx';
import { figure } from '../syncs/sync-texts.ts';
import { UtcTime } from './utc-time.tsx';

export function SyncPanel({ status }: { status: Result<SyncStatusReply> }) {
  return (
    <Panel title="Sync status">
      {status.ok ? (
        <SyncFigures status={status.data.data} />
      ) : (
        <ErrorState title="The sync status could not be read" level={3}>
          {messageOf(status.error)}
        </ErrorState>
      )}
    </Panel>
  );
}

function SyncFigures({ status: { totalActiveJobs, lastSuccessfulSync, latestSync } }: { status: SyncStatus }) {
  return (
    <>
      <DescriptionList
        layout="inline"
        items={[
          { term: 'Active jobs', description: figure(totalActiveJobs) },
          {
            term: 'Last successful sync',
            description: lastSuccessfulSync ? <UtcTime value={lastSuccessfulSync.completedAt} /> : 'None yet',
          },
          { term: 'Latest sync', description: latestSync ? <SyncBadge status={latestSync.status} /> : 'None yet' },
          ...(latestSync ? runFigures(latestSync) : []),
        ]}
      />
      {latestSync?.errorMessage && (
        <Banner status={latestSync.status === 'failed' ? 'danger' : 'warning'}>{latestSync.errorMessage}</Banner>
      )}
    </>
  );
}

const runFigures = ({ jobsProcessed, jobsAdded, jobsUpdated }: SyncRun) => [
  { term: 'Jobs processed', description: figure(jobsProcessed) },
  { term: 'Jobs added', description: figure(jobsAdded) },
  { term: 'Jobs updated', description: figure(jobsUpdated) },
];
