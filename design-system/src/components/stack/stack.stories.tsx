import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: [<Card key="1">HGV Driver</Card>, <Card key="2">Van Driver</Card>, <Button key="3">Show more</Button>],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const widths = (child: Element) =>
  new Set(Array.from(child.parentElement?.children ?? [], (each) => each.getBoundingClientRect().width));

export const Stretched: Story = {
  play: async ({ canvas }) => {
    await expect(widths(canvas.getByRole('button')).size).toBe(1);
  },
};

export const Start: Story = {
  args: { align: 'start' },
  play: async ({ canvas }) => {
    await expect(widths(canvas.getByRole('button')).size).toBe(3);
  },
};

export const Centred: Story = { args: { align: 'center', gap: 6 } };
/** Every step of the space scale. */
export const Gaps: Story = {
  render: () => (
    <Cluster gap={6} align="start">
      {([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
        </Stack>
      ))}
    </Cluster>
  ),
};

export const AsList: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack as="ul" gap={2}>
      <li>London</li>
      <li>Leeds</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    // With `none`, Safari no longer exposes a list.
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('""');
  },
};

const weeks = [
  ['Week 1', 'Contracts and start dates in writing.'],
  ['Week 2', 'Uniform, cards and the first routes.'],
] as const;

export const CloserWhatBelongsTogether: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack gap={5}>
      {weeks.map(([title, text]) => (
        <Stack key={title} gap={2}>
          <strong>{title}</strong>
          <span>{text}</span>
        </Stack>
      ))}
    </Stack>
  ),
};

export const OneGapForEverything: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: weeks.flat().map((words) => <span key={words}>{words}</span>) },
};
