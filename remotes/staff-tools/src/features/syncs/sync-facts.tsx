import { Banner, DescriptionList, Stack } from '@site/design-system';
import type { ListedSync } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { SyncBadge } from './sync-badge.tsx';
import { SyncProgress } from './sync-progress.tsx';
import { durationText, figure, triggerText } from './sync-texts.ts';

export function SyncFacts({ sync }: { sync: ListedSync }) {
  const { status, errorMessage, advertsRead, advertsTotal } = sync;
  return (
    <Stack gap={4}>
      {status === 'running' && <SyncProgress sync={sync} />}
      {errorMessage !== null && <Banner status={status === 'failed' ? 'danger' : 'warning'}>{errorMessage}</Banner>}
      <DescriptionList
        layout="inline"
        items={[
          { term: 'Status', description: <SyncBadge status={status} /> },
          { term: 'Started', description: <UtcTime value={sync.startedAt} /> },
          { term: 'Started by', description: triggerText(sync) },
          ...(sync.finishedAt === null ? [] : [{ term: 'Took', description: durationText(sync) }]),
          {
            term: 'Adverts read',
            description:
              advertsTotal === null ? figure(advertsRead) : `${figure(advertsRead)} of ${figure(advertsTotal)}`,
          },
          { term: 'Jobs processed', description: figure(sync.jobsProcessed) },
          { term: 'Jobs added', description: figure(sync.jobsAdded) },
          { term: 'Jobs updated', description: figure(sync.jobsUpdated) },
          { term: 'Jobs closed', description: figure(sync.jobsClosed) },
        ]}
      />
    </Stack>
  );
}
