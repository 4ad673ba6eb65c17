import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { RoadLine } from './road-line.tsx';

const meta = { title: 'Components/Display/RoadLine', component: RoadLine } satisfies Meta<typeof RoadLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
  },
};

export const Muted: Story = { args: { muted: true } };

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <RoadLine />
      <RoadLine muted />
    </EveryTone>
  ),
};
