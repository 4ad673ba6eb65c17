import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  Cluster,
  DataTable,
  EmptyState,
  Pagination,
  Stack,
  Text,
  useAnnounce,
  type DataTableColumn,
} from '@site/design-system';
import { STAFF_PAGE_SIZE, type Endpoint, type ListReply } from '@site/contract';
import { CsvLink } from './csv-link.tsx';

interface StaffListProps<Key extends string, Row> {
  list: ListReply<Row>;
  /** The call that it comes from: the same with `format=csv` answers the file. */
  endpoint: Endpoint;
  /** Says what the table holds. */
  caption: string;
  columns: ReadonlyArray<DataTableColumn<Key>>;
  toRow: (row: Row) => Readonly<Record<Key, ReactNode>>;
  /** Its `ListFilters`; hidden while there is nothing to filter. */
  filters?: ReactNode;
  /** Said when there is nothing at all: 'Nobody has done anything yet'. */
  empty: string;
}

/** A page of a list: how many there are, the file of all, the table, and the way to the other pages. */
export function StaffList<Key extends string, Row>({
  list: { rows, pagination },
  endpoint,
  caption,
  columns,
  toRow,
  filters,
  empty,
}: StaffListProps<Key, Row>) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page')) || 1;
  const at = (name: string, value: string) => {
    const changed = new URLSearchParams(parameters);
    changed.set(name, value);
    return `?${changed}`;
  };

  const first = (page - 1) * STAFF_PAGE_SIZE + 1;
  const summary =
    rows.length > 0
      ? `${figure(first)} to ${figure(first + rows.length - 1)} of ${figure(pagination.total)}`
      : pagination.total === 0
        ? NO_MATCH
        : 'There is no such page';
  useAnnouncedSearch(search, summary);

  if (pagination.total === 0) {
    return search === '' ? (
      <EmptyState title={empty} level={2} />
    ) : (
      <Stack gap={4}>
        {filters}
        <EmptyState title={NO_MATCH} level={2} />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {filters}
      <Cluster justify="between" gap={2}>
        <Text muted>{summary}</Text>
        <CsvLink href={endpoint.path + at('format', 'csv')} />
      </Cluster>
      {rows.length > 0 && <DataTable narrow="stack" caption={caption} columns={columns} rows={rows.map(toRow)} />}
      <Pagination
        page={page}
        totalPages={pagination.totalPages}
        hrefFor={(number) => pathname + at('page', String(number))}
      />
    </Stack>
  );
}

const NO_MATCH = 'Nothing matches these filters';

/** Says what filters or another page bring, to those who cannot see it. */
function useAnnouncedSearch(search: string, summary: string) {
  const announce = useAnnounce();
  const earlier = useRef(search);
  useEffect(() => {
    if (earlier.current !== search) announce(summary);
    earlier.current = search;
  }, [search, summary, announce]);
}

const figure = (count: number) => count.toLocaleString('en-GB');
