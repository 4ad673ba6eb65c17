import { Heading, Link, Stack } from '@site/design-system';
import { deskSummary } from '@site/contract';
import { LatestEntries } from '../../features/audit-log/audit-table.tsx';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { AccountNotes } from '../../features/summary/account-notes.tsx';
import { SummaryCards } from '../../features/summary/summary-cards.tsx';

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Desk',
  lead: 'Internal page: what waits for staff, and whether the site runs as it should.',
  endpoint: deskSummary,
  failed: 'The desk could not be read',
  show: (summary) => (
    <Stack gap={5}>
      <AccountNotes {...summary} />
      <SummaryCards summary={summary} />
      {summary.actions && (
        <Stack as="section" gap={3} aria-labelledby="audit-heading">
          <Heading level={2} size="sm" id="audit-heading">
            Audit log
          </Heading>
          <LatestEntries entries={summary.actions} />
          <Link href="/staff/audit-log">All of the audit log</Link>
        </Stack>
      )}
    </Stack>
  ),
});
