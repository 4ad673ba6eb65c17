import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { FilterGroup } from '../filter-group/filter-group.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { fits } from '../../testing/fits.ts';
import { SlideOver } from './slide-over.tsx';

const towns = [
  'London',
  'Birmingham',
  'Manchester',
  'Leeds',
  'Liverpool',
  'Bristol',
  'Sheffield',
  'Edinburgh',
  'Glasgow',
];
const roles = ['HGV Driver', 'Van Driver', 'Warehouse', 'Admin', 'Management', 'Transport', 'Logistics'];

const filters = (title: string, name: string, labels: string[]) => (
  <FilterGroup title={title}>
    <CheckboxGroup legend={title} hideLegend name={name} options={labels.map((label) => ({ label, value: label }))} />
  </FilterGroup>
);

const meta = {
  title: 'Components/Overlays/SlideOver',
  component: SlideOver,
  args: {
    opener: (
      <Button variant="secondary" start="filter">
        Filters
      </Button>
    ),
    onOpenChange: fn(),
    title: 'Filter jobs',
    children: filters('Location', 'location', ['London']),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof SlideOver>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = await screen.findByRole('dialog', { name: 'Filter jobs' });
  await Promise.all(panel.getAnimations().map((animation) => animation.finished));
  return panel;
};

const isClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
};

export const FromTheRight: Story = {
  play: async () => {
    const { right, left, height } = (await openPanel()).getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth);
    await expect(left).toBeGreaterThan(0);
    await expect(height).toBe(window.innerHeight);
    await expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  },
};

export const FromTheLeft: Story = {
  args: { side: 'left' },
  play: async () => {
    const { right, left } = (await openPanel()).getBoundingClientRect();
    await expect(left).toBe(0);
    await expect(right).toBeLessThan(window.innerWidth);
  },
};

export const ClosesOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await openPanel();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await isClosed();
  },
};

export const ClosesOnOutsideClick: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const panel = await openPanel();
    await userEvent.click(panel.previousElementSibling ?? document.body, { pointerEventsCheck: 0 });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await isClosed();
  },
};

export const ClosesByItsButton: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await isClosed();
  },
};

export const LongTitleOnAPhone: Story = {
  tags: ['state'],
  args: { defaultOpen: true, title: 'Filter jobs by place, specialisation, contract and salary' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await fits(panel);
    await expect(panel.offsetWidth).toBeLessThan(window.innerWidth);
  },
};

/** The text size that phones offer to people with low vision. */
export const WithLargeText: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ step }) => {
    const panel = await openPanel();
    await fits(panel);
    await step('the title has the width of the panel, not what the button leaves', async () => {
      const { width } = screen.getByRole('heading', { name: 'Filter jobs' }).getBoundingClientRect();
      await expect(width).toBeGreaterThan(0.6 * panel.clientWidth);
    });
  },
};

export const LongContent: Story = {
  tags: ['state'],
  args: {
    side: 'left',
    children: (
      <>
        {filters('Location', 'location', towns)}
        {filters('Specialisation', 'category', roles)}
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await openPanel();
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    const last = screen.getByRole('checkbox', { name: 'Logistics' });
    last.scrollIntoView({ behavior: 'instant', block: 'end' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const ForAForm: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    defaultOpen: true,
    title: 'Apply for HGV Class 1 Driver',
    children: <TextArea label="Your experience in short" name="cv" defaultValue="Twelve years of night trunking" />,
  },
};
