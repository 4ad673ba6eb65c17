import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Card } from '../card/card.tsx';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Components/Display/Timeline',
  component: Timeline,
  args: {
    milestones: [
      {
        id: '2025',
        date: '2025-26',
        title: 'Depots plan for charging',
        content: 'First grants are paid, and urban rounds go electric where the mileage is short.',
      },
      {
        id: '2027',
        date: '2027-28',
        title: 'Chargers on the trunk roads',
        content: 'Regional work follows: a driver plans the break around the charger.',
      },
      {
        id: '2029',
        date: '2029-30',
        title: 'More electric than diesel sold',
        content: 'Operators look for people who have driven both.',
      },
      {
        id: '2031',
        date: '2031+',
        title: 'Long haul changes last',
        content: 'Hydrogen and battery share the motorway at night.',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Years: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => within(item));
    await expect(items.map((item) => item.getByRole('heading', { level: 3 }).textContent)).toHaveLength(4);
    await expect(items[1]?.getByText('2027-28')).toBeVisible();
  },
};

export const OnAPhone: Story = { tags: ['state'], globals: { viewport: { value: 'phone' } } };

export const Weeks: Story = {
  args: {
    level: 4,
    milestones: [
      { id: 'offers', date: 'Week 1', title: 'Offers confirmed' },
      { id: 'induction', date: 'Week 2', title: 'Induction at the depot' },
      { id: 'routes', date: 'Weeks 3 to 5', title: 'Route learning, three to five routes to start with' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
};

/** In a narrow column the signs are above the text, whatever the window's width. */
export const InACard: Story = {
  render: (args) => (
    <Card padding="lg" style={{ maxInlineSize: '26rem' }}>
      <Timeline {...args} />
    </Card>
  ),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    milestones: [
      { id: 'offers', date: 'Week 1', title: 'Offers confirmed', content: 'Contracts and start dates in writing.' },
      {
        id: 'induction',
        date: 'Week 2',
        title: 'Induction at the depot',
        content: 'Uniform, cards and the first routes.',
      },
    ],
  },
  render: (args) => (
    <EveryTone>
      <Timeline {...args} />
    </EveryTone>
  ),
};

export const WithoutDates: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    milestones: [
      { id: 'call', date: 'First', title: 'We talk on the phone' },
      { id: 'search', date: 'Then', title: 'We look for people' },
    ],
  },
};
