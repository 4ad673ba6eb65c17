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
export const New: Story = { args: { status: 'accent', children: 'NEW' } };
export const WithIcon: Story = { args: { status: 'success', start: 'check', children: 'Connected' } };

const statuses = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const Statuses: Story = {
  render: (args) => (
    <Cluster>
      {statuses.map((status) => (
        <Badge key={status} {...args} status={status} />
      ))}
    </Cluster>
  ),
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { children: 'Temporary to permanent after twelve weeks on the same contract', start: 'calendar' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Cluster>
        {statuses.map((status) => (
          <Badge key={status} {...args} status={status} />
        ))}
      </Cluster>
    </EveryTone>
  ),
};

export const WholeSentence: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'This job was added to our board earlier today' },
};
