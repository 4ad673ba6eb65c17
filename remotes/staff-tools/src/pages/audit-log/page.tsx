import { useLoaderData } from 'react-router-dom';
import { Select } from '@site/design-system';
import { auditLog } from '@site/contract';
import { auditColumns, auditTexts, toAuditRow } from '../../features/audit-log/audit-table.tsx';
import type { DeskData } from '../../features/desk/desk-loader.ts';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { ListFilters } from '../../features/desk/list-filters.tsx';
import { StaffList } from '../../features/desk/staff-list.tsx';

const OUTCOMES = [
  { value: 'done', label: 'Done' },
  { value: 'refused', label: 'Refused' },
  { value: 'failed', label: 'Failed' },
];

export function AuditLogPage() {
  const data = useLoaderData<DeskData<typeof auditLog>>();
  return (
    <DeskPage
      title="Audit Log"
      lead="Internal page: what staff changed, when, and how it ended. Entries are kept for six years."
      endpoint={auditLog}
      data={data}
      failed={auditTexts.failed}
    >
      {(list) => (
        <StaffList
          list={list}
          endpoint={auditLog}
          caption="What staff did, newest first"
          columns={auditColumns}
          toRow={toAuditRow}
          filters={
            <ListFilters label="Filter the audit log">
              <Select
                label="Outcome"
                name="outcome"
                options={OUTCOMES}
                placeholder="All"
                defaultValue={data.query.outcome ?? ''}
              />
            </ListFilters>
          }
          empty={auditTexts.empty}
        />
      )}
    </DeskPage>
  );
}
