import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DataTable } from './data-table.tsx';

const meta = {
  title: 'Display/DataTable',
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
  },
};

export const ScrollsByKeyboardOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Salary ranges, 2025' })).toHaveFocus();
  },
};
