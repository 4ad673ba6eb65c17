import { Badge, Card, DescriptionList, ErrorState, Heading, Stack, Text } from '@site/design-system';
import type { Result, SyncRun, SyncStatus } from '@site/contract';
import { messageOf } from '@site/remote-kit';
import { UtcTime } from './utc-time.tsx';

export function SyncPanel({ status }: { status: Result<SyncStatus> }) {
  return (
    <Card as="section" aria-labelledby="sync-heading">
      <Stack gap={4}>
        <Heading level={2} size="sm" id="sync-heading">
          Sync Status
        </Heading>
        {status.ok ? (
          <SyncFigures status={status.data} />
        ) : (
          <ErrorState title="The sync status could not be read" headingLevel={3}>
            {messageOf(status.error)}
          </ErrorState>
        )}
      </Stack>
    </Card>
  );
}

function SyncFigures({ status: { totalActiveJobs, lastSuccessfulSync, latestSync } }: { status: SyncStatus }) {
  return (
    <>
      <DescriptionList
        layout="inline"
        items={[
          { term: 'Active jobs', description: totalActiveJobs.toLocaleString('en-GB') },
          {
            term: 'Last successful sync',
            description: lastSuccessfulSync ? <UtcTime value={lastSuccessfulSync.completedAt} /> : 'None yet',
          },
          { term: 'Latest sync', description: latestSync ? <SyncBadge status={latestSync.status} /> : 'None yet' },
          ...(latestSync ? runFigures(latestSync) : []),
        ]}
      />
      {latestSync?.errorMessage && <Text size="sm">{latestSync.errorMessage}</Text>}
    </>
  );
}

const runFigures = ({ jobsProcessed, jobsAdded, jobsUpdated }: SyncRun) => [
  { term: 'Jobs processed', description: jobsProcessed },
  { term: 'Jobs added', description: jobsAdded },
  { term: 'Jobs updated', description: jobsUpdated },
];

function SyncBadge({ status }: { status: SyncRun['status'] }) {
  if (status === 'completed') return <Badge tone="success">Completed</Badge>;
  if (status === 'failed') return <Badge tone="danger">Failed</Badge>;
  return <Badge tone="warning">In progress</Badge>;
}
