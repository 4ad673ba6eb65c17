import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = { title: 'Type/Heading', component: Heading, args: { level: 2, children: 'The right people on the right road' } } satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsualSize: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={5}>
      {(['display', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const LevelAndSizeApart: Story = {
  args: { level: 3, size: 'xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
