import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Badge } from '../badge/badge.tsx';
import { DataTable, type DataTableProps, type DataTableSort } from './data-table.tsx';

const meta = {
  title: 'Components/Display/DataTable',
  component: DataTable,
  args: {
    caption: 'Salary ranges, 2025',
    columns: [
      { key: 'work', label: 'Kind of work' },
      { key: 'from', label: 'From', align: 'end' },
      { key: 'to', label: 'To', align: 'end' },
    ],
    rows: [
      { work: 'General haulage', from: '£28,000', to: '£35,000' },
      { work: 'ADR', from: '£32,000', to: '£42,000' },
      { work: 'Long-haul European', from: '£35,000', to: '£50,000' },
    ],
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Salary ranges, 2025' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'ADR' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Kind of work',
      'From',
      'To',
    ]);
  },
};

/** A page of the staff's job list. */
const manyColumns = {
  caption: 'The newest jobs',
  columns: [
    { key: 'title', label: 'Title' },
    { key: 'company', label: 'Company' },
    { key: 'location', label: 'Location' },
    { key: 'status', label: 'Status' },
    { key: 'salary', label: 'Salary', align: 'end' },
  ] as const,
  rows: [
    {
      title: 'HGV Class 1 Driver',
      company: 'Aire Valley Logistics',
      location: 'Leeds',
      status: <Badge status="success">Open</Badge>,
      salary: '£42,000',
    },
    {
      title: 'Transport Planner',
      company: 'Severnside Freight',
      location: 'Bristol',
      status: <Badge>Closed</Badge>,
      salary: '£35,500',
    },
  ],
};

export const OnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  render: () => <DataTable {...manyColumns} />,
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('region', { name: 'The newest jobs' });
    await step('too wide, it scrolls by itself and the page does not', async () => {
      await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
    await step('the keyboard reaches it', async () => {
      await userEvent.tab();
      await expect(region).toHaveFocus();
      await expect(getComputedStyle(region).outlineStyle).toBe('solid');
    });
  },
};

export const CellsOfEveryKind: Story = { render: () => <DataTable {...manyColumns} /> };

/** Each row is a list of its cells; to screen readers it is the same table. */
export const StackedOnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  render: () => <DataTable {...manyColumns} narrow="stack" />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('the page is no wider than the window, and nothing is hidden at the side', async () => {
      await fits(canvasElement);
      const table = canvas.getByRole('table', { name: 'The newest jobs' });
      await expect(table.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    });
    await step('each cell stands below the last, after the label of its column', async () => {
      const [company, location] = canvas.getAllByRole('cell') as [HTMLElement, HTMLElement];
      await expect(location.getBoundingClientRect().top).toBeGreaterThanOrEqual(company.getBoundingClientRect().bottom);
      await expect(getComputedStyle(location, '::before').content).toContain('Location');
    });
    await step('it keeps its rows, their heads and those of its columns', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(3);
      await expect(canvas.getByRole('rowheader', { name: 'Transport Planner' })).toBeVisible();
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    });
  },
};

const pay = [
  { work: 'General haulage', from: 28_000 },
  { work: 'ADR', from: 32_000 },
  { work: 'Car transport', from: 30_000 },
];

function SortedPay({ narrow }: Pick<DataTableProps<string>, 'narrow'>) {
  const [sort, setSort] = useState<DataTableSort<'work' | 'from' | 'unit'>>({ key: 'work', direction: 'ascending' });
  const order = (one: (typeof pay)[number], other: (typeof pay)[number]) =>
    sort.key === 'work' ? one.work.localeCompare(other.work) : one.from - other.from;
  const ascending = pay.toSorted(order);
  const rows = sort.direction === 'ascending' ? ascending : ascending.toReversed();
  return (
    <DataTable
      caption="Lowest pay, 2025"
      {...(narrow && { narrow })}
      columns={[
        { key: 'work', label: 'Kind of work', sortable: true },
        { key: 'from', label: 'From', align: 'end', sortable: true },
        { key: 'unit', label: 'Unit' },
      ]}
      rows={rows.map(({ work, from }) => ({ work, from: `£${from.toLocaleString('en-GB')}`, unit: 'a year' }))}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

const worksIn = (rows: HTMLElement[]) => rows.map((row) => row.textContent);

export const SortedByAColumn: Story = {
  render: () => <SortedPay />,
  play: async ({ canvas, step }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await step('the head says by which column, and in which direction', async () => {
      await expect(head('Kind of work')).toHaveAttribute('aria-sort', 'ascending');
      await expect(head('From')).not.toHaveAttribute('aria-sort');
      await expect(within(head('Unit')).queryByRole('button')).toBeNull();
    });
    await step('a press sorts by another column, another press turns the order round', async () => {
      const button = canvas.getByRole('button', { name: 'From' });
      await userEvent.click(button);
      await expect(head('From')).toHaveAttribute('aria-sort', 'ascending');
      await expect(worksIn(canvas.getAllByRole('rowheader'))).toEqual(['General haulage', 'Car transport', 'ADR']);
      await userEvent.keyboard('{Enter}');
      await expect(head('From')).toHaveAttribute('aria-sort', 'descending');
      await expect(worksIn(canvas.getAllByRole('rowheader'))).toEqual(['ADR', 'Car transport', 'General haulage']);
      await expect(button).toHaveFocus();
    });
  },
};

export const SortedOnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  render: () => <SortedPay narrow="stack" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'From' }));
    await expect(canvas.getByRole('columnheader', { name: 'From' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(worksIn(canvas.getAllByRole('rowheader'))).toEqual(['General haulage', 'Car transport', 'ADR']);
  },
};

export const NoRows: Story = {
  tags: ['state'],
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <DataTable {...args} />
    </EveryTone>
  ),
};

export const FactsOfOneThing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { caption: 'This job', rows: [{ work: 'General haulage', from: '£28,000', to: '£35,000' }] },
};
