import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'Display/Badge', component: Badge, args: { children: 'Permanent' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const New: Story = { args: { tone: 'accent', children: 'NEW' } };
export const WithIcon: Story = { args: { tone: 'success', icon: 'check', children: 'Connected' } };

export const Tones: Story = {
  render: (args) => (
    <Cluster>
      {(['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Cluster>
  ),
};
