import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../testing/fits.ts';
import { Badge } from '../badge/badge.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { Card } from '../card/card.tsx';
import { Cluster } from './cluster.tsx';

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

const meta = {
  title: 'Components/Layout/Cluster',
  component: Cluster,
  args: { children: towns.map((town) => <Badge key={town}>{town}</Badge>) },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [first, last] = [canvas.getByText('London'), canvas.getByText('Glasgow')].map(
      (town) => town.getBoundingClientRect().top,
    );
    await expect(last).toBeGreaterThan(first ?? NaN);
    await fits(canvasElement);
  },
};
export const Centred: Story = { args: { justify: 'center' } };
export const Between: Story = { args: { justify: 'between' } };
export const End: Story = { args: { justify: 'end', gap: 1 } };

/** Texts of several sizes on one line. */
export const Baseline: Story = {
  args: {
    align: 'baseline',
    children: [
      <Heading key="1" level={2}>
        Live jobs
      </Heading>,
      <Text key="2" muted>
        500 in all
      </Text>,
    ],
  },
};

export const AsList: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Cluster as="ul" gap={2} aria-label="Towns">
      {towns.map((town) => (
        <li key={town}>
          <Badge>{town}</Badge>
        </li>
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Towns' }).children).toHaveLength(towns.length);
  },
};

export const OfCards: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: [
      <Card key="1">Leeds</Card>,
      <Card key="2">Newcastle upon Tyne</Card>,
      <Card key="3">Weston-super-Mare, nights and weekends</Card>,
    ],
  },
};
