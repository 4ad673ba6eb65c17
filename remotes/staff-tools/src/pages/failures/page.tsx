import { EmptyState, Stack, TextField } from '@site/design-system';
import { FAILURE_DAYS, failures } from '@site/contract';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { ListFilters } from '../../features/desk/list-filters.tsx';
import { StaffList } from '../../features/desk/staff-list.tsx';
import { failureColumns, toFailureRow } from '../../features/failures/failure-table.tsx';

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Failures',
  lead: `Internal page: pages and calls that failed, by the numbers that visitors quote. Nothing says who they are. Kept for ${FAILURE_DAYS} days.`,
  endpoint: failures,
  failed: 'The failures could not be read',
  show: (list, { query: { number = '' } }) => {
    const filters = (
      <ListFilters label="Find a failure">
        <TextField
          label="Failure number"
          name="number"
          defaultValue={number}
          placeholder="ERR-7K2M9Q"
          maxLength={100}
        />
      </ListFilters>
    );
    if (number !== '' && list.pagination.total === 0)
      return (
        <Stack gap={4}>
          {filters}
          <EmptyState title={`We know no failure with the number “${number}”`} level={2}>
            Please check it with the visitor: it has six letters and figures, and none of them is 0, O, 1, I or L. It
            may also be older than {FAILURE_DAYS} days, or their connection broke before their browser could report it.
          </EmptyState>
        </Stack>
      );
    return (
      <StaffList
        list={list}
        endpoint={failures}
        caption={number === '' ? 'Failures, the latest first' : 'The failure with this number'}
        columns={failureColumns}
        toRow={toFailureRow}
        filters={filters}
        empty="Nothing has failed"
      />
    );
  },
});
