import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Grid } from './grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: [1, 2, 3, 4].map((number) => <Card key={number}>Column {number}</Card>) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExtraNarrowColumns: Story = { args: { min: 'xs' } };
export const NarrowColumns: Story = { args: { min: 'sm' } };
export const MiddlingColumns: Story = { args: { min: 'md' } };
export const WideColumns: Story = { args: { min: 'lg', gap: 6 } };
export const OneColumnOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
