import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Components/Forms/RadioGroup',
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
type Story = StoryObj<typeof RadioGroup>;

export const Plain: Story = {
  args: { onValueChange: fn(), defaultValue: 'contract' },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Contract type' })).toBeValid();
    await expect(canvas.getByRole('radio', { name: 'Contract' })).toBeChecked();
    await step('one choice replaces the other', async () => {
      await userEvent.click(canvas.getByText('Temporary'));
      await expect(canvas.getByRole('radio', { name: 'Temporary' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'Contract' })).not.toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('temporary');
    });
    await step('arrow keys move the choice', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('contract');
    });
  },
};

export const OneStopForTab: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'contract' },
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Contract' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
};

const refused = fn();

export const ControlledByThePage: Story = {
  tags: ['!autodocs'],
  render: function Held({ legend, name, options }) {
    const [value, setValue] = useState('permanent');
    const choose = (next: string) => (next === 'temporary' ? refused(next) : setValue(next));
    return <RadioGroup legend={legend} name={name} options={options} value={value} onValueChange={choose} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Temporary'));
    await expect(refused).toHaveBeenCalledWith('temporary');
    await expect(canvas.getByRole('radio', { name: 'Permanent' })).toBeChecked();
    await userEvent.click(canvas.getByText('Contract'));
    await expect(canvas.getByRole('radio', { name: 'Contract' })).toBeChecked();
  },
};

export const NothingChosen: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const HiddenLegend: Story = {
  args: { hideLegend: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Contract type' })).toBeInTheDocument();
  },
};

export const WithHint: Story = {
  args: { hint: 'We look for others too.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('We look for others too.');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Contract type' })).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByRole('radio', { name: 'Permanent' })).toBeRequired();
  },
};

export const Optional: Story = {
  args: { optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Contract type (optional)' })).toBeInTheDocument();
  },
};

export const WithError: Story = {
  tags: ['state'],
  args: { required: true, hint: 'We look for others too.', error: 'Please choose a contract type' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Contract type' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('We look for others too. Please choose a contract type');
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true, defaultValue: 'contract' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const WithDisabledOption: Story = {
  tags: ['state'],
  args: {
    onValueChange: fn(),
    options: [
      { value: 'nights', label: 'Nights' },
      { value: 'days', label: 'Days (none at the moment)', disabled: true },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Days (none at the moment)'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    legend: 'Which kind of contract would suit you best in the first months after your Driver CPC has been renewed?',
    options: [
      {
        value: 'long',
        label: 'Permanent, with a guaranteed number of hours and a fixed pattern of early, late and night shifts',
      },
      { value: 'word', label: 'Rechtsschutzversicherungsgesellschaftenfahrdienstbereitschaft' },
    ],
    hint: 'We look for others too, and ask before we send your details to anybody.',
    error: 'Please choose a contract type, or call us when none of them describes what you are looking for',
    required: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ legend, options }) => (
    <EveryTone>
      <RadioGroup
        legend={legend}
        options={options}
        name="plain"
        defaultValue="contract"
        hint="We look for others too."
      />
      <RadioGroup legend={legend} options={options} name="wrong" error="Please choose a contract type" required />
      <RadioGroup legend={legend} options={options} name="disabled" defaultValue="contract" disabled />
    </EveryTone>
  ),
};

const group = createRef<HTMLFieldSetElement>();

export const PassesOnRefAndClass: Story = {
  tags: ['!autodocs'],
  args: { ref: group, id: 'own-id', className: 'own-class' },
  play: async ({ canvas }) => {
    await expect(group.current).toBe(canvas.getByRole('radiogroup'));
    await expect(group.current).toHaveAttribute('id', 'own-id');
    await expect(group.current).toHaveClass('own-class');
  },
};

export const TooManyOptions: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    legend: 'Region',
    name: 'region',
    options: ['London', 'South East', 'South West', 'Midlands', 'North West', 'North East', 'Wales', 'Scotland'].map(
      (label) => ({ value: label, label }),
    ),
  },
};
