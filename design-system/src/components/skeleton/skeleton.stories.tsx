import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
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
