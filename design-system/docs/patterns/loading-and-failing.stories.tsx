import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../../src/components/container/container.tsx';
import { Arrivals, RetriedArrivals } from './arrivals.tsx';

const meta = {
  title: 'Patterns/Loading and failing',
  component: Arrivals,
  tags: ['!autodocs'],
  args: { state: 'ready', load: fn() },
  decorators: [
    (Story) => (
      <Container width="text">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Arrivals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTime: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the arrivals…');
  },
};

export const Ready: Story = {};

export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for newer figures…');
    await step('what was there stays', () => expect(canvas.getByText('148')).toBeVisible());
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.load).toHaveBeenCalledOnce();
  },
};

export const RetryBringsIt: Story = {
  render: () => <RetriedArrivals />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByText('148')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const OldButThere: Story = {
  args: { state: 'stale' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('These figures may be out of date');
    await expect(canvas.getByText('148')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
};
