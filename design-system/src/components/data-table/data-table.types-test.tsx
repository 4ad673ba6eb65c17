import { DataTable } from './data-table.tsx';

const columns = [
  { key: 'role', label: 'Role' },
  { key: 'pay', label: 'Pay', align: 'end' },
] as const;

const row = { role: 'ADR driver', pay: '£42,000' };

export const legal = <DataTable caption="Pay" columns={columns} rows={[row]} />;

export const sorted = (
  <DataTable
    caption="Pay"
    columns={[{ key: 'role', label: 'Role', sortable: true }]}
    rows={[row]}
    sort={{ key: 'role', direction: 'ascending' }}
    onSortChange={({ key, direction }) => [key satisfies 'role', direction]}
  />
);

export const illegal = [
  // @ts-expect-error a table needs a caption
  <DataTable key="1" columns={columns} rows={[row]} />,
  // @ts-expect-error a cell is missing
  <DataTable key="2" caption="Pay" columns={columns} rows={[{ role: 'ADR driver' }]} />,
  // @ts-expect-error a cell without a column
  <DataTable key="3" caption="Pay" columns={columns} rows={[{ ...row, shift: 'Nights' }]} />,
  // @ts-expect-error unknown alignment
  <DataTable key="4" caption="Pay" columns={[{ key: 'role', label: 'Role', align: 'center' }]} rows={[]} />,
  // @ts-expect-error the region is named by the caption
  <DataTable key="5" caption="Pay" columns={columns} rows={[row]} aria-label="Figures" />,
  // @ts-expect-error without a tab stop the keyboard could not scroll it
  <DataTable key="6" caption="Pay" columns={columns} rows={[row]} tabIndex={-1} />,
  // @ts-expect-error sorted by a column that it does not have
  <DataTable key="7" caption="Pay" columns={columns} rows={[row]} sort={{ key: 'shift', direction: 'ascending' }} />,
];
