import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Text } from '../text/text.tsx';
import { Highlight } from './highlight.tsx';

const meta = {
  title: 'Components/Display/Highlight',
  component: Highlight,
  args: { text: 'Driver training and driver mentoring', term: 'driver' },
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

const marks = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('mark'), (mark) => mark.textContent);

export const MarksEveryMatch: Story = {
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['Driver', 'driver']);
    await expect(canvasElement).toHaveTextContent('Driver training and driver mentoring');
  },
};

export const NothingSearched: Story = {
  tags: ['state'],
  args: { term: '' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual([]);
    await expect(canvasElement).toHaveTextContent('Driver training and driver mentoring');
  },
};

export const NoMatch: Story = {
  tags: ['state'],
  args: { term: 'planner' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual([]);
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Text>
        <Highlight {...args} />
      </Text>
    </EveryTone>
  ),
};

export const ForEmphasis: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'Apply by Friday', term: 'Friday' },
};
