import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Button } from '../button/button.tsx';
import { CheckList } from '../check-list/check-list.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { ScrollArea } from './scroll-area.tsx';

const topics = [
  'Operator licence applications',
  'Public inquiries',
  'Drivers’ hours and tachographs',
  'Driver conduct hearings',
  'Vehicle maintenance records',
  'Transport manager duties',
  'Employment contracts',
  'Disciplinary procedure',
  'Health and safety inspections',
  'Depot leases',
  'Contracts with customers',
  'Recovery of debts',
  'Road traffic prosecutions',
  'Environmental permits',
  'Sale of a business',
];

const meta = {
  title: 'Components/Layout/ScrollArea',
  component: ScrollArea,
  args: { label: 'Services for organisations', children: <CheckList items={topics} /> },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongList: Story = {
  args: { height: 'md' },
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('region', { name: 'Services for organisations' });
    await step('it is shorter than its content', () => expect(area.scrollHeight).toBeGreaterThan(area.clientHeight));
    await step('Tab reaches it, so that keys can scroll it', async () => {
      await userEvent.tab();
      await expect(area).toHaveFocus();
    });
  },
};

export const ShortList: Story = {
  tags: ['state'],
  args: { height: 'md', children: <CheckList items={topics.slice(0, 3)} /> },
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('list').parentElement;
    await step('it is no taller than what it holds', () => expect(area?.scrollHeight).toBe(area?.clientHeight));
    await step('there is nothing to scroll, and no stop for it', async () => {
      await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
      await userEvent.tab();
      await expect(area).not.toHaveFocus();
    });
  },
};

export const HidesLessLater: Story = {
  tags: ['!autodocs'],
  render: function Shorter(args) {
    const [count, setCount] = useState(topics.length);
    return (
      <Stack>
        <ScrollArea {...args} height="md">
          <CheckList items={topics.slice(0, count)} />
        </ScrollArea>
        <Button onClick={() => setCount(3)}>Show three</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('tabindex', '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Show three' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const FollowsTheFocusInside: Story = {
  tags: ['!autodocs'],
  args: {
    height: 'sm',
    children: (
      <Stack as="ul" gap={3}>
        {topics.map((topic) => (
          <li key={topic}>
            <a href={`#${topic}`}>{topic}</a>
          </li>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region');
    canvas.getByRole('link', { name: 'Sale of a business' }).focus();
    await waitFor(() => expect(area.scrollTop).toBeGreaterThan(0));
  },
};

export const Sideways: Story = {
  args: {
    label: 'Route',
    children: <p style={{ padding: '1rem', whiteSpace: 'nowrap' }}>{topics.join(' → ')}</p>,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Route' });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    area.scrollLeft = 200;
  },
};

/** Lists of different lengths at the same height. */
export const SideBySide: Story = {
  render: () => (
    <Grid min="sm">
      {[15, 11, 4].map((length) => (
        <Stack key={length} gap={3}>
          <Heading level={3} size="sm">
            {length} services
          </Heading>
          <ScrollArea label={`${length} services`} height="sm">
            <CheckList items={topics.slice(0, length)} />
          </ScrollArea>
        </Stack>
      ))}
    </Grid>
  ),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  args: { height: 'sm' },
  render: (args) => (
    <EveryTone>
      <ScrollArea {...args} />
    </EveryTone>
  ),
};

export const HidesTheLastFew: Story = {
  tags: ['!dev', '!autodocs'],
  args: { height: 'sm', children: <CheckList items={topics.slice(0, 7)} /> },
};
