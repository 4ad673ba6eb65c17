import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Shift pattern',
    name: 'shift',
    options: [
      { value: 'days', label: 'Days' },
      { value: 'nights', label: 'Nights' },
      { value: 'weekends', label: 'Weekends' },
    ],
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['layout'] === 'fullscreen' ? (
        <Story />
      ) : (
        <form aria-label="Filters" style={{ maxInlineSize: '17rem' }}>
          <Story />
        </form>
      ),
  ],
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

export const Plain: Story = {
  args: { defaultValues: ['nights'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Shift pattern' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Nights' })).toBeChecked();
    await userEvent.click(canvas.getByText('Weekends'));
    await expect(canvas.getByRole('checkbox', { name: 'Weekends' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Weekends' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Nights' })).toBeChecked();
  },
};

export const SentOnceForEachTick: Story = {
  tags: ['!autodocs'],
  args: { defaultValues: ['nights', 'days'] },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('shift')).toEqual(['days', 'nights']);
  },
};

export const ControlledByThePage: Story = {
  tags: ['!autodocs'],
  render: function Held({ legend, name, options }) {
    const [values, setValues] = useState<string[]>(['nights']);
    return (
      <>
        <CheckboxGroup legend={legend} name={name} options={options} values={values} onValuesChange={setValues} />
        <output>{`Chosen: ${values.join(', ')}`}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Days'));
    await expect(canvas.getByText('Chosen: nights, days')).toBeVisible();
    await userEvent.click(canvas.getByText('Nights'));
    await expect(canvas.getByText('Chosen: days')).toBeVisible();
  },
};

const counted = [
  { value: 'days', label: 'Days', detail: '1,208' },
  { value: 'nights', label: 'Nights', detail: '37' },
  { value: 'weekends', label: 'Weekends', detail: '0', quiet: true },
];

export const WithDetails: Story = {
  args: { options: counted },
  play: async ({ canvas }) => {
    const days = canvas.getByRole('checkbox', { name: 'Days' });
    await expect(days).toHaveAccessibleDescription('1,208');
    const { right, top, height } = canvas.getByText('1,208').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 4, top + height / 2)).toBe(canvas.getByText('Days'));
    const quiet = canvas.getByRole('checkbox', { name: 'Weekends' });
    await userEvent.click(quiet);
    await expect(quiet).toBeChecked();
  },
};

export const HiddenLegend: Story = {
  args: { hideLegend: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Shift pattern' })).toBeInTheDocument();
  },
};

export const WithError: Story = {
  tags: ['state'],
  args: { hint: 'As many as suit you.', error: 'Please choose at least one shift pattern' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'As many as suit you. Please choose at least one shift pattern',
    );
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true, defaultValues: ['days'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

export const WithDisabledOption: Story = {
  tags: ['state'],
  args: {
    options: [
      { value: 'nights', label: 'Nights' },
      { value: 'days', label: 'Days', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Days'));
    await expect(canvas.getByRole('checkbox', { name: 'Days' })).not.toBeChecked();
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    legend: 'Which shift patterns would suit you best in the first months after your Driver CPC has been renewed?',
    options: [
      {
        value: 'long',
        label: 'Four on, four off, with a fixed pattern of early, late and night shifts',
        detail: '1,208',
      },
      { value: 'word', label: 'Rechtsschutzversicherungsgesellschaftenfahrdienstbereitschaft', detail: '12' },
    ],
    hint: 'We look for others too, and ask before we send your details to anybody.',
    error: 'Please choose a shift pattern, or call us when none of them describes what you are looking for',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ legend }) => (
    <EveryTone>
      <CheckboxGroup
        legend={legend}
        name="plain"
        options={counted}
        defaultValues={['days']}
        hint="As many as suit you."
      />
      <CheckboxGroup legend={legend} name="wrong" options={counted} error="Please choose a shift pattern" />
      <CheckboxGroup legend={legend} name="disabled" options={counted} defaultValues={['days']} disabled />
    </EveryTone>
  ),
};

const group = createRef<HTMLFieldSetElement>();

export const PassesOnRefAndClass: Story = {
  tags: ['!autodocs'],
  args: { ref: group, id: 'own-id', className: 'own-class' },
  play: async ({ canvas }) => {
    await expect(group.current).toBe(canvas.getByRole('group'));
    await expect(group.current).toHaveAttribute('id', 'own-id');
    await expect(group.current).toHaveClass('own-class');
  },
};

export const OneOption: Story = {
  tags: ['!dev', '!autodocs'],
  args: { options: [{ value: 'nights', label: 'Nights' }] },
};
