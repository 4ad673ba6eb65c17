import { useLoaderData } from 'react-router-dom';
import { Select, Stack } from '@site/design-system';
import { syncs, SYNCS_KEPT_DAYS } from '@site/contract';
import type { DeskData } from '../../features/desk/desk-loader.ts';
import { DeskPage } from '../../features/desk/desk-page.tsx';
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

export function SyncsPage() {
  const data = useLoaderData<DeskData<typeof syncs>>();
  return (
    <DeskPage
      title="Syncs"
      lead={`Internal page: every sync with the job feed, and what it changed. Syncs are kept for ${SYNCS_KEPT_DAYS} days.`}
      endpoint={syncs}
      data={data}
      failed="The syncs could not be read"
    >
      {(list, refresh) => (
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
                  defaultValue={data.query.status ?? ''}
                />
                <Select
                  label="Adverts"
                  name="rejected"
                  options={REJECTED}
                  placeholder="All"
                  defaultValue={data.query.rejected ?? ''}
                />
              </ListFilters>
            }
            empty="There has been no sync yet"
          />
        </Stack>
      )}
    </DeskPage>
  );
}
