import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Type/Text',
  component: Text,
  args: {
    children: 'A driver on a permanent contract, found in 48 to 72 hours. Cover for an empty cab, the same day.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Muted: Story = { args: { muted: true } };
export const Bold: Story = { args: { weight: 'bold' } };

export const MediumWeight: Story = { args: { weight: 'medium' } };

export const AsTime: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Text as="time" dateTime="2026-11-20" size="sm" muted>
      20 November 2026
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-11-20');
  },
};

export const LongWordsOnAPhone: Story = {
  tags: ['state'],
  args: {
    children: 'Write to transport-recruitment-and-compliance-enquiries@haulwell.example and we reply within 24 hours.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Text {...args} />
      <Text {...args} muted />
    </EveryTone>
  ),
};

export const AllOfItBold: Story = {
  tags: ['!dev', '!autodocs'],
  args: { weight: 'bold' },
  render: (args) => (
    <>
      <Text {...args} />
      <Text {...args} />
    </>
  ),
};
