import type { Meta, StoryObj } from '@storybook/react-vite';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Display/Badge',
  component: Badge,
  args: { children: 'Permanent' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const New: Story = { args: { tone: 'accent', children: 'NEW' } };
export const WithIcon: Story = { args: { tone: 'success', icon: 'check', children: 'Connected' } };

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const Tones: Story = {
  render: (args) => (
    <Cluster>
      {tones.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Cluster>
  ),
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { children: 'Temporary to permanent after twelve weeks on the same contract', icon: 'calendar' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Cluster>
        {tones.map((tone) => (
          <Badge key={tone} {...args} tone={tone} />
        ))}
      </Cluster>
    </EveryTone>
  ),
};

export const WholeSentence: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'This job was added to our board earlier today' },
};
