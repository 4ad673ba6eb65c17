import { Select, Stack, Text, TextField } from '@site/design-system';
import { EMPTY_SEARCH_PERIODS, emptySearches } from '@site/contract';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { ListFilters } from '../../features/desk/list-filters.tsx';
import { StaffList } from '../../features/desk/staff-list.tsx';
import { searchColumns, searchRows, unlistedText } from '../../features/searches/search-table.tsx';

const PERIODS = EMPTY_SEARCH_PERIODS.map((days) => ({ value: days, label: `Last ${days} days` }));
const ORDERS = [
  { value: 'searches', label: 'Most frequent' },
  { value: 'latest', label: 'Latest' },
];

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Searches',
  lead: 'Internal page: what visitors searched for on the job list without finding a job. Nobody knows who searched. Kept for 90 days.',
  endpoint: emptySearches,
  failed: 'The searches could not be read',
  show: (list, { query }) => {
    const { days = '90', sort = 'searches', text = '' } = query;
    return (
      <Stack gap={4}>
        <StaffList
          list={list}
          endpoint={emptySearches}
          caption={
            sort === 'latest' ? 'What was not found, the latest first' : 'What was not found, the most frequent first'
          }
          columns={searchColumns}
          toRow={searchRows(list.rows)}
          filters={
            <ListFilters label="Filter the searches">
              <Select label="Period" name="days" options={PERIODS} defaultValue={days} />
              <Select label="Order" name="sort" options={ORDERS} defaultValue={sort} />
              <TextField label="Words or place" name="text" defaultValue={text} maxLength={100} />
            </ListFilters>
          }
          empty="Every search found something"
        />
        {list.unlisted > 0 && (
          <Text muted size="sm">
            {unlistedText(list.unlisted)}
          </Text>
        )}
      </Stack>
    );
  },
});
