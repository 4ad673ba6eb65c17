import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Select } from './select.tsx';

const meta = {
  title: 'Components/Forms/Select',
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
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.layout === 'fullscreen' ? undefined : '26rem' }}>
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

export const ChosenAtFirst: Story = {
  tags: ['state'],
  args: { defaultValue: 'salary-high' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Highest salary');
  },
};

export const ReachedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
    // Opening and choosing by keyboard are left to the browser's native select.
    await expect(canvas.getByRole('combobox')).toBeInstanceOf(HTMLSelectElement);
  },
};

export const ChevronLetsClicksThrough: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    const { right, top, height } = select.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 20, top + height / 2)).toBe(select);
  },
};

export const WithHint: Story = {
  args: { hint: 'Applies to all pages.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Applies to all pages.');
  },
};

export const PlaceholderDoesNotSatisfyRequired: Story = {
  tags: ['!autodocs'],
  args: { label: 'Service required', name: 'service', placeholder: 'Choose a service', required: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Service required' });
    await expect(select).toHaveDisplayValue('Choose a service');
    await expect(select.checkValidity()).toBe(false);
    await userEvent.selectOptions(select, 'Newest');
    await expect(select.checkValidity()).toBe(true);
  },
};

export const Optional: Story = {
  args: { label: 'Career interest', name: 'interest', placeholder: 'Any', optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Career interest (optional)' })).toHaveValue('');
  },
};

export const WithError: Story = {
  tags: ['state'],
  args: { placeholder: 'Choose an order', error: 'Please choose how to sort the jobs', hint: 'Applies to all pages.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Applies to all pages. Please choose how to sort the jobs');
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const ControlledByThePage: Story = {
  tags: ['!autodocs'],
  render: function Held({ label, name, options }) {
    const [value, setValue] = useState('newest');
    return (
      <>
        <Select
          label={label}
          name={name}
          options={options}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <output>{`Sorted by ${value}`}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Oldest');
    await expect(canvas.getByText('Sorted by oldest')).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    label: 'Which of our services comes closest to what your depot needs in the weeks before and after Christmas?',
    options: [
      { value: 'long', label: 'Emergency cover for refrigerated, hazardous and abnormal loads at any hour of any day' },
    ],
    hint: 'You can change it later, when we have spoken about the vehicles, the sites and the hours.',
    error: 'Please choose a service, or “Other” when you are not sure which of them you need at the moment',
    required: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const InANarrowColumn: Story = {
  tags: ['state'],
  args: { defaultValue: 'salary-high', error: 'Please choose how to sort the jobs' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ label, name, options }) => (
    <EveryTone>
      <Select label={label} name={name} options={options} hint="Applies to all pages." required />
      <Select
        label={label}
        name={name}
        options={options}
        placeholder="Choose an order"
        error="Please choose how to sort the jobs"
      />
      <Select label={label} name={name} options={options} disabled />
    </EveryTone>
  ),
};

const select = createRef<HTMLSelectElement>();

export const PassesOnRefAndHandlers: Story = {
  tags: ['!autodocs'],
  args: { onBlur: fn(), ref: select, id: 'own-id', className: 'own-class' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Sort by'));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(select.current).toBe(canvas.getByRole('combobox'));
    await expect(canvasElement.querySelector('.own-class')).toContainElement(select.current);
  },
};

export const YesOrNo: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Send me new jobs by email',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
};
