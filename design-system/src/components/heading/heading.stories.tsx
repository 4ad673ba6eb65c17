import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Type/Heading',
  component: Heading,
  args: { level: 2, children: 'The right people on the right road' },
} satisfies Meta<typeof Heading>;

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

/** Each level at its usual size. */
export const Levels: Story = {
  render: (args) => (
    <Stack gap={5}>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} {...args} level={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.localName)).toEqual([
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
    ]);
  },
};

export const LongWordsOnAPhone: Story = {
  tags: ['state'],
  args: { level: 1, size: 'display', children: 'Telecommunications-infrastructure maintenance engineers' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Heading {...args} />
    </EveryTone>
  ),
};

export const ForALead: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children:
      'We find, vet and place the people who keep depots open through the night, and answer the phone while they do.',
  },
};
