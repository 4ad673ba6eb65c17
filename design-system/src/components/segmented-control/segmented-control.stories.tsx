import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    legend: 'Sections shown',
    name: 'category',
    defaultValue: 'all',
    options: [
      { value: 'all', label: 'Overview' },
      { value: 'strategy', label: 'Strategy' },
      { value: 'operations', label: 'Operations' },
      { value: 'execution', label: 'Execution' },
      { value: 'support', label: 'Support' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsAlwaysChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sections shown' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Overview' })).toBeChecked();
    await userEvent.click(canvas.getByText('Overview'));
    await expect(canvas.getByRole('radio', { name: 'Overview' })).toBeChecked();
  },
};

const chosen = fn();

export const ChosenByPointer: Story = {
  tags: ['!autodocs'],
  args: { onValueChange: chosen },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Execution'));
    await expect(chosen.mock.calls).toEqual([['execution']]);
    await expect(canvas.getByRole('radio', { name: 'Execution' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Overview' })).not.toBeChecked();
  },
};

export const ChosenByArrowKeys: Story = {
  tags: ['!autodocs'],
  args: { onValueChange: fn(), defaultValue: 'support' },
  play: async ({ args, canvas, step }) => {
    await step('Tab enters at the chosen one', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Support' })).toHaveFocus();
    });
    await step('an arrow chooses the next, from the last on to the first', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
      await expect(canvas.getByRole('radio', { name: 'Overview' })).toHaveFocus();
    });
    await step('the next Tab leaves', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
    });
  },
};

const refused = fn();

export const ControlledByThePage: Story = {
  tags: ['!autodocs'],
  render: function Held({ legend, options }) {
    const [value, setValue] = useState('strategy');
    const choose = (next: string) => (next === 'support' ? refused(next) : setValue(next));
    return (
      <Stack>
        <SegmentedControl legend={legend} options={options} value={value} onValueChange={choose} />
        <Text>Showing: {value}</Text>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Support'));
    await expect(refused).toHaveBeenCalledWith('support');
    await expect(canvas.getByRole('radio', { name: 'Strategy' })).toBeChecked();
    await userEvent.click(canvas.getByText('Operations'));
    await expect(canvas.getByText('Showing: operations')).toBeVisible();
  },
};

export const PostsInAForm: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <form aria-label="Proposal">
      <SegmentedControl {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Strategy'));
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Proposal' });
    await expect([...new FormData(form)]).toEqual([['category', 'strategy']]);
  },
};

export const TwoOnAPageStayApart: Story = {
  tags: ['!autodocs'],
  render: ({ legend, options }) => (
    <Stack>
      <SegmentedControl legend={legend} options={options} defaultValue="all" />
      <SegmentedControl
        legend="Period"
        options={[
          { value: 'week', label: 'Week' },
          { value: 'month', label: 'Month' },
        ]}
        defaultValue="week"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Month'));
    await expect(canvas.getByRole('radio', { name: 'Overview' })).toBeChecked();
  },
};

export const OnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div data-testid="column" style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const column = canvas.getByTestId('column');
    await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.getBoundingClientRect().right).toBeLessThanOrEqual(column.getBoundingClientRect().right);
      await expect(radio.offsetHeight).toBeGreaterThanOrEqual(40);
    }
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ legend, options }) => (
    <EveryTone>
      <SegmentedControl legend={legend} options={options} defaultValue="strategy" />
      <SegmentedControl legend={legend} options={options} defaultValue="strategy" disabled />
    </EveryTone>
  ),
};

export const SentencesForViews: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    defaultValue: 'all',
    options: [
      { value: 'all', label: 'Show me everything there is' },
      { value: 'week', label: 'Last seven days' },
      { value: 'own', label: 'A period that I choose myself' },
    ],
  },
};
