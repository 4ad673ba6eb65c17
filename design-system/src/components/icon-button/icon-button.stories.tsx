import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: 'share', label: 'Share this job', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Danger: Story = { args: { variant: 'danger', icon: 'trash', label: 'Delete' } };

export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBeGreaterThanOrEqual(24);
  },
};

export const Large: Story = { args: { size: 'lg' } };

export const Named: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share this job' });
    await expect(button).toHaveAttribute('title', 'Share this job');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const CallsBackWhenPressed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share this job' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Cluster>
        <IconButton {...args} />
        <IconButton {...args} variant="primary" />
        <IconButton {...args} variant="secondary" />
        <IconButton {...args} variant="danger" />
        <IconButton {...args} disabled />
      </Cluster>
    </EveryTone>
  ),
};

export const ToBeGuessed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { icon: 'clock', label: 'Pause this job alert' },
};
