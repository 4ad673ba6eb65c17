import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { fits } from '../../testing/fits.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FilterGroup } from './filter-group.tsx';

const meta = {
  title: 'Components/Forms/FilterGroup',
  component: FilterGroup,
  args: {
    title: 'Salary',
    children: (
      <>
        <TextField label="Minimum salary" name="salary_min" type="number" inputMode="numeric" />
        <TextField label="Maximum salary" name="salary_max" type="number" inputMode="numeric" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <form aria-label="Filters" style={{ maxInlineSize: '18rem' }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof FilterGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Salary' })).toBeNull();
    await expect(canvas.getByLabelText('Minimum salary')).toBeVisible();
  },
};

export const Folded: Story = {
  tags: ['state'],
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Minimum salary')).not.toBeVisible();
  },
};

export const FoldsByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Salary'));
    await expect(canvas.getByLabelText('Minimum salary')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Salary'));
    await expect(canvas.getByLabelText('Minimum salary')).toBeVisible();
  },
};

export const ReachedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const summary = canvas.getByText('Salary').closest('summary');
    await expect(summary).toHaveFocus();
    // Browsers open a details element on Enter and Space only from its first summary.
    await expect(summary?.parentElement).toBeInstanceOf(HTMLDetailsElement);
    await expect(summary?.previousElementSibling).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Minimum salary')).toHaveFocus();
  },
};

export const KeepsValuesWhileFolded: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Minimum salary'), '30000');
    await userEvent.click(canvas.getByText('Salary'));
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filters' });
    await expect(new FormData(form).get('salary_min')).toBe('30000');
    const folded = canvas.getByLabelText('Minimum salary');
    folded.focus();
    await expect(folded).not.toHaveFocus();
  },
};

const towns = ['London', 'Birmingham', 'Manchester', 'Leeds'].map((label) => ({ label, value: label.toLowerCase() }));

export const SeveralGroups: Story = {
  render: (args) => (
    <Stack>
      <FilterGroup title="Location">
        <RadioGroup legend="Location" hideLegend name="location" options={towns} defaultValue="leeds" />
      </FilterGroup>
      <FilterGroup {...args} defaultOpen={false} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Salary'));
    await expect(canvas.getByLabelText('Minimum salary')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Leeds' })).toBeVisible();
    await expect(canvas.getAllByRole('radiogroup', { name: 'Location' })).toHaveLength(1);
    await expect(canvas.queryByRole('group', { name: 'Location' })).toBeNull();
  },
};

export const WithError: Story = {
  tags: ['state'],
  args: {
    children: (
      <>
        <TextField label="Minimum salary" name="salary_min" type="number" defaultValue={45000} />
        <TextField
          label="Maximum salary"
          name="salary_max"
          type="number"
          defaultValue={30000}
          error="The maximum is below the minimum"
        />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Maximum salary')).toBeInvalid();
    await fits(canvasElement);
  },
};

export const LongTitle: Story = {
  tags: ['state'],
  args: { title: 'Specialisations, licence categories and certificates' },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const AroundOneChoice: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: 'Shifts', defaultOpen: false, children: <Checkbox name="nights" label="Nights only" /> },
};
