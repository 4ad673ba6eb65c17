import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
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

export const BetweenTwoParts: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack>
      <Text>Your first shift is on Monday.</Text>
      <RoadLine {...args} />
      <Text>Your consultant rings you on Friday.</Text>
    </Stack>
  ),
};

export const UnderEveryLine: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack>
      {['Monday', 'Tuesday', 'Wednesday'].map((day) => (
        <Stack key={day}>
          <Text>{day}</Text>
          <RoadLine {...args} />
        </Stack>
      ))}
    </Stack>
  ),
};
