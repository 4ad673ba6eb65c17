import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Cluster } from './cluster.tsx';

const towns = ['London', 'Birmingham', 'Manchester', 'Leeds', 'Liverpool', 'Bristol', 'Sheffield', 'Edinburgh', 'Glasgow'];

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: { children: towns.map((town) => <Badge key={town}>{town}</Badge>) },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wrapping: Story = { globals: { viewport: { value: 'phone' } } };
export const Centred: Story = { args: { justify: 'center' } };
export const Between: Story = { args: { justify: 'between' } };
export const End: Story = { args: { justify: 'end', gap: 1 } };
