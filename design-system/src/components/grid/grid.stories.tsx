import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../testing/fits.ts';
import { Card } from '../card/card.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from './grid.tsx';

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: [1, 2, 3, 4].map((number) => <Card key={number}>Column {number}</Card>) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = (canvas: { getAllByText: (text: RegExp) => HTMLElement[] }) =>
  new Set(canvas.getAllByText(/^Column/).map((card) => card.getBoundingClientRect().left)).size;

export const ExtraNarrowColumns: Story = { args: { min: 'xs' } };
export const NarrowColumns: Story = { args: { min: 'sm' } };
export const MiddlingColumns: Story = { args: { min: 'md' } };
export const WideColumns: Story = { args: { min: 'lg', gap: 6 } };

export const AsManyAsFit: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columns(canvas)).toBe(2);
  },
};

export const OneColumnOnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  args: { min: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    await expect(columns(canvas)).toBe(1);
    await fits(canvasElement);
  },
};

export const FullLastRow: Story = {
  args: { fill: true },
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <Grid {...args}>
      <Card>Column 1</Card>
      <Card>Column 2</Card>
      <Card>Column 3</Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByText(/^Column/);
    await expect(first?.offsetWidth).toBe(second?.offsetWidth);
    await expect(last?.offsetWidth).toBeGreaterThan(2 * (first?.offsetWidth ?? 0));
  },
};

export const AsList: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Grid as="ul">
      {['London', 'Leeds', 'Bristol'].map((town) => (
        <Card key={town} as="li">
          {town}
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const OfButtons: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: [<Button key="1">Save</Button>, <Button key="2">Send</Button>, <Button key="3">Discard</Button>],
  },
};
