import { Select } from '@site/design-system';
import { auditLog } from '@site/contract';
import { auditColumns, auditTexts, toAuditRow } from '../../features/audit-log/audit-table.tsx';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { ListFilters } from '../../features/desk/list-filters.tsx';
import { StaffList } from '../../features/desk/staff-list.tsx';

const OUTCOMES = [
  { value: 'done', label: 'Done' },
  { value: 'refused', label: 'Refused' },
  { value: 'failed', label: 'Failed' },
];

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Audit log',
  lead: 'Internal page: what staff changed, when, and how it ended. Entries are kept for six years.',
  endpoint: auditLog,
  failed: auditTexts.failed,
  show: (list, { query }) => (
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
            defaultValue={query.outcome ?? ''}
          />
        </ListFilters>
      }
      empty={auditTexts.empty}
    />
  ),
});
