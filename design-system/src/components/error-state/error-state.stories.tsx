import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'Failed to load job details', children: 'The connection may be slow. Nothing is lost.' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load job details');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetry).toHaveBeenCalledWith();
  },
};

export const RetriesByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** On a page: failed, trying again, loaded. */
export const RetryBringsTheContent: Story = {
  tags: ['!autodocs'],
  render: function Retrying({ title }) {
    const [state, setState] = useState<'failed' | 'loading' | 'ready'>('failed');
    const retry = () => {
      setState('loading');
      setTimeout(() => setState('ready'), 50);
    };
    if (state === 'failed') return <ErrorState title={title} onRetry={retry} />;
    return state === 'loading' ? <Skeleton /> : <p>HGV Class 1 Driver, Leeds</p>;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('HGV Class 1 Driver, Leeds')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const OwnRetryLabel: Story = {
  args: { onRetry: fn(), retryLabel: 'Load this page again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load this page again' })).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  tags: ['!autodocs'],
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Failed to load job details');
  },
};

export const WithoutRetry: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    title:
      'Failed to load the details of the job “HGV Class 1 Driver, Rechtsschutzversicherungsgesellschaftenfahrdienst”',
    children: 'The connection may be slow, or the service is being maintained. Nothing that you have typed is lost.',
    onRetry: fn(),
    retryLabel: 'Try to load the details of this job again',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <ErrorState title="Failed to load job details" onRetry={fn()}>
        The connection may be slow.
      </ErrorState>
    </EveryTone>
  ),
};

export const WithACode: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: 'Something went wrong', children: 'Error 502: upstream prematurely closed connection' },
};
