import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Sort by',
    name: 'sort',
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'oldest', label: 'Oldest' },
      { value: 'salary-high', label: 'Highest salary' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof Select>;

export const Plain: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(select).toHaveValue('newest');
    await userEvent.selectOptions(select, 'Oldest');
    await expect(select).toHaveValue('oldest');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const PlaceholderDoesNotSatisfyRequired: Story = {
  args: { label: 'Service required', name: 'service', placeholder: 'Choose a service', required: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Service required' });
    await expect(select).toHaveDisplayValue('Choose a service');
    await expect(select.checkValidity()).toBe(false);
    await userEvent.selectOptions(select, 'Newest');
    await expect(select.checkValidity()).toBe(true);
  },
};

export const WithError: Story = {
  args: { placeholder: 'Choose an order', error: 'Choose how to sort the jobs', hint: 'Applies to all pages.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Applies to all pages. Choose how to sort the jobs');
  },
};

export const Disabled: Story = { args: { disabled: true } };
