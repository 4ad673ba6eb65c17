import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { 'data-testid': 'skeleton' } as object,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { lines: 4 },
  play: async ({ canvas }) => {
    const skeleton = canvas.getByTestId('skeleton');
    await expect(skeleton.children).toHaveLength(4);
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Block: Story = {
  args: { shape: 'block', height: '14rem' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(224);
  },
};

export const OneLine: Story = {
  args: { lines: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').children).toHaveLength(1);
  },
};

export const InTheShapeOfACard: Story = {
  render: () => (
    <Card>
      <Stack>
        <Skeleton lines={1} />
        <Skeleton shape="block" height="6rem" />
        <Skeleton lines={2} />
      </Stack>
    </Card>
  ),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <Skeleton lines={2} />
      <Skeleton shape="block" height="4rem" />
    </EveryTone>
  ),
};

export const LowerThanWhatComes: Story = {
  tags: ['!dev', '!autodocs'],
  args: { lines: 1 },
};
