import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Contract type',
    name: 'job_type',
    options: [
      { value: 'permanent', label: 'Permanent' },
      { value: 'contract', label: 'Contract' },
      { value: 'temporary', label: 'Temporary' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { onChange: fn(), defaultValue: 'contract' },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Contract type' })).toBeValid();
    await expect(canvas.getByRole('radio', { name: 'Contract' })).toBeChecked();
    await step('one choice replaces the other', async () => {
      await userEvent.click(canvas.getByText('Temporary'));
      await expect(canvas.getByRole('radio', { name: 'Temporary' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'Contract' })).not.toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('temporary');
    });
    await step('arrow keys move the choice', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('contract');
    });
  },
};

const refused = fn();

export const HeldByThePage: Story = {
  render: function Held(args) {
    const [value, setValue] = useState('permanent');
    const choose = (next: string) => (next === 'temporary' ? refused(next) : setValue(next));
    return <RadioGroup {...args} defaultValue={undefined as never} value={value} onChange={choose} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Temporary'));
    await expect(refused).toHaveBeenCalledWith('temporary');
    await expect(canvas.getByRole('radio', { name: 'Permanent' })).toBeChecked();
    await userEvent.click(canvas.getByText('Contract'));
    await expect(canvas.getByRole('radio', { name: 'Contract' })).toBeChecked();
  },
};

export const HiddenLegend: Story = {
  args: { hideLegend: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Contract type' })).toBeInTheDocument();
  },
};

export const WithError: Story = {
  args: { required: true, hint: 'We look for others too.', error: 'Choose a contract type' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Contract type' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('We look for others too. Choose a contract type');
    await expect(canvas.getByRole('radio', { name: 'Permanent' })).toBeRequired();
  },
};

export const WithDisabledOption: Story = {
  args: {
    options: [
      { value: 'nights', label: 'Nights' },
      { value: 'days', label: 'Days (none at the moment)', disabled: true },
    ],
  },
};
