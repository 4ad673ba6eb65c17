import { useLoaderData } from 'react-router-dom';
import { DataTable, Heading, Link, Stack, Text } from '@site/design-system';
import { deskSummary } from '@site/contract';
import { auditColumns, toAuditRow } from '../../features/audit-log/audit-table.tsx';
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
          <Stack as="section" gap={3} aria-labelledby="changes-heading">
            <Heading level={2} size="sm" id="changes-heading">
              Latest changes by staff
            </Heading>
            {summary.actions.length === 0 ? (
              <Text>Nobody has changed anything yet.</Text>
            ) : (
              <DataTable
                caption="What staff did, newest first"
                columns={auditColumns}
                rows={summary.actions.map(toAuditRow)}
              />
            )}
            <Link href="/staff/audit-log" variant="standalone">
              Whole audit log
            </Link>
          </Stack>
        </Stack>
      )}
    </DeskPage>
  );
}
