import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const sent = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search jobs', name: 'search', placeholder: 'Job title or keyword' },
  decorators: [
    (Story) => (
      <search>
        <form onSubmit={sent}>
          <Story />
        </form>
      </search>
    ),
  ],
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  },
};

export const SubmitsByButtonAndEnter: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'forklift');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};

export const Clears: Story = {
  args: { defaultValue: 'HGV Driver', onChange: fn(), onClear: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  },
};

export const ClearsWhenHeldByThePage: Story = {
  render: function Held(args) {
    const [value, setValue] = useState('training');
    return (
      <>
        <SearchField {...args} value={value} onChange={(event) => setValue(event.target.value)} />
        <output>{value === '' ? 'Nothing searched' : `Searching ${value}`}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching training')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByText('Nothing searched')).toBeVisible();
  },
};

export const InANarrowPlace: Story = {
  args: { defaultValue: 'Warehouse' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const submit = canvas.getByRole('button', { name: 'Search' });
    await step('the button is square and keeps its name', async () => {
      const { width, height } = submit.getBoundingClientRect();
      await expect(width).toBeLessThan(60);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  },
};

export const OwnButtonLabel: Story = { args: { buttonLabel: 'Find articles', label: 'Search articles' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Logistics' } };
