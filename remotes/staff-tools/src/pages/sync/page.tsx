import { useLoaderData } from 'react-router-dom';
import { Link, Stack } from '@site/design-system';
import { syncDetails } from '@site/contract';
import { syncsHref } from '@site/remote-kit/links/staff-tools.ts';
import type { DeskData } from '../../features/desk/desk-loader.ts';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { RejectedAdverts } from '../../features/syncs/rejected-adverts.tsx';
import { SyncFacts } from '../../features/syncs/sync-facts.tsx';

export function SyncPage() {
  const data = useLoaderData<DeskData<typeof syncDetails>>();
  return (
    <DeskPage
      title="Sync"
      lead="Internal page: one sync with the job feed, and the adverts that it rejected."
      endpoint={syncDetails}
      data={data}
      failed="The sync could not be read"
    >
      {(details) => (
        <Stack gap={6}>
          <Link href={syncsHref}>All syncs</Link>
          <SyncFacts sync={details.sync} />
          <RejectedAdverts {...details} />
        </Stack>
      )}
    </DeskPage>
  );
}
