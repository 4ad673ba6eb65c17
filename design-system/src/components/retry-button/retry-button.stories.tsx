import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { RetryButton } from './retry-button.tsx';

const meta = {
  title: 'Components/Actions/RetryButton',
  component: RetryButton,
  args: { onRetry: fn() },
} satisfies Meta<typeof RetryButton>;

export default meta;
type Story = StoryObj<typeof RetryButton>;

export const OnThisPage: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetry).toHaveBeenCalledWith();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A link to the current page works without scripts. */
export const ByAddress: Story = {
  render: () => <RetryButton href="/jobs?page=2" rel="external" />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Retry' });
    await expect(link).toHaveAttribute('href', '/jobs?page=2');
    await expect(link).toHaveAttribute('rel', 'external');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OwnWords: Story = {
  args: { children: 'Load these figures again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load these figures again' })).toBeVisible();
  },
};

/** Pressed, and keeping focus while pending. */
export const Pending: Story = {
  tags: ['state'],
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { children: 'Try once more to load the figures of every depot in the northern region' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <Cluster>
        <RetryButton href="#again" />
        <RetryButton variant="secondary" onRetry={fn()} />
        <RetryButton variant="secondary" size="sm" onRetry={fn()} />
      </Cluster>
    </EveryTone>
  ),
};

export const ToSendAForm: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'Send my application again' },
};
