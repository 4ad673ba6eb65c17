import { Link, Stack } from '@site/design-system';
import { syncDetails } from '@site/contract';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { FeedFindings } from '../../features/syncs/feed-findings.tsx';
import { RejectedAdverts } from '../../features/syncs/rejected-adverts.tsx';
import { SyncFacts } from '../../features/syncs/sync-facts.tsx';

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Sync',
  lead: 'Internal page: one sync with the job feed, what it repaired, and the adverts that it rejected.',
  endpoint: syncDetails,
  failed: 'The sync could not be read',
  show: (details) => (
    <Stack gap={6}>
      <Link href="/staff/syncs">All syncs</Link>
      <SyncFacts sync={details.sync} />
      <FeedFindings {...details} />
      <RejectedAdverts {...details} />
    </Stack>
  ),
});
