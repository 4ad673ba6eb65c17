import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FilterBar } from './filter-bar.tsx';

const kinds = [
  { value: '', label: 'All' },
  { value: 'application', label: 'Application' },
];

const meta = {
  title: 'Components/Forms/FilterBar',
  component: FilterBar,
  args: {
    children: (
      <>
        <Select label="Kind" name="kind" options={kinds} />
        <TextField label="Reference" name="reference" />
        <TextField label="Job" name="job" />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </>
    ),
  },
  render: (args) => (
    <form role="search" aria-label="Filter the submissions">
      <FilterBar {...args} />
    </form>
  ),
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InOneRow: Story = {
  play: async ({ canvas }) => {
    const bottom = (element: HTMLElement) => Math.round(element.getBoundingClientRect().bottom);
    const button = canvas.getByRole('button', { name: 'Show' });
    await expect(bottom(canvas.getByLabelText('Kind'))).toBe(bottom(button));
    const field = canvas.getByLabelText('Reference');
    await expect(field.offsetWidth).toBeGreaterThan(canvas.getByLabelText('Kind').offsetWidth);
    await expect(field.offsetWidth).toBeGreaterThan(button.offsetWidth);
  },
};

export const OnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

/** What clears the fields comes last. */
export const WithAWayToClear: Story = {
  tags: ['state'],
  args: {
    children: (
      <>
        <Select label="Kind" name="kind" options={kinds} defaultValue="application" />
        <Button type="submit" variant="secondary">
          Show
        </Button>
        <LinkButton href="#all" variant="quiet">
          Clear filters
        </LinkButton>
      </>
    ),
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <FilterBar>
        <TextField label="Reference" name="reference" />
        <Button type="submit">Show</Button>
      </FilterBar>
    </EveryTone>
  ),
};

export const ForAMessage: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <>
        <TextField label="Full name" name="fullName" />
        <TextField label="Your message" name="message" />
        <Button type="submit">Send message</Button>
      </>
    ),
  },
};
