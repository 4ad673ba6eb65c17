import { Select, Stack } from '@site/design-system';
import { syncs, SYNCS_KEPT_DAYS } from '@site/contract';
import { syncJobsForm } from '../../features/database/sync-jobs-form.ts';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { ListFilters } from '../../features/desk/list-filters.tsx';
import { StaffList } from '../../features/desk/staff-list.tsx';
import { SyncChart } from '../../features/syncs/sync-chart.tsx';
import { SyncNow } from '../../features/syncs/sync-now.tsx';
import { syncColumns, toSyncRow } from '../../features/syncs/sync-table.tsx';

const STATUSES = [
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
  { value: 'running', label: 'In progress' },
];

const REJECTED = [{ value: 'some', label: 'Some were rejected' }];

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Syncs',
  lead: `Internal page: every sync with the job feed, and what it changed. Syncs are kept for ${SYNCS_KEPT_DAYS} days.`,
  endpoint: syncs,
  failed: 'The syncs could not be read',
  forms: [syncJobsForm],
  show: (list, { query, refresh }) => (
    <Stack gap={5}>
      <SyncNow running={list.running} onCompleted={refresh} />
      {list.rows.length > 0 && <SyncChart syncs={list.rows} />}
      <StaffList
        list={list}
        endpoint={syncs}
        caption="Syncs, newest first"
        columns={syncColumns}
        toRow={toSyncRow}
        filters={
          <ListFilters label="Filter the syncs">
            <Select
              label="Status"
              name="status"
              options={STATUSES}
              placeholder="All"
              defaultValue={query.status ?? ''}
            />
            <Select
              label="Adverts"
              name="rejected"
              options={REJECTED}
              placeholder="All"
              defaultValue={query.rejected ?? ''}
            />
          </ListFilters>
        }
        empty="There has been no sync yet"
      />
    </Stack>
  ),
});
