import { useLoaderData } from 'react-router-dom';
import { Heading, Link, Stack } from '@site/design-system';
import { deskSummary } from '@site/contract';
import { auditLogHref } from '@site/remote-kit/links/staff-tools.ts';
import { LatestEntries } from '../../features/audit-log/audit-table.tsx';
import type { DeskData } from '../../features/desk/desk-loader.ts';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { SummaryCards } from '../../features/summary/summary-cards.tsx';

export function SummaryPage() {
  return (
    <DeskPage
      title="Desk"
      lead="Internal page: what waits for staff, and whether the site runs as it should."
      endpoint={deskSummary}
      data={useLoaderData<DeskData<typeof deskSummary>>()}
      failed="The desk could not be read"
    >
      {(summary) => (
        <Stack gap={5}>
          <SummaryCards summary={summary} />
          <Stack as="section" gap={3} aria-labelledby="audit-heading">
            <Heading level={2} size="sm" id="audit-heading">
              Audit log
            </Heading>
            <LatestEntries entries={summary.actions} />
            <Link href={auditLogHref}>All of the audit log</Link>
          </Stack>
        </Stack>
      )}
    </DeskPage>
  );
}
