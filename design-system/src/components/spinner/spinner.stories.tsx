import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Components/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  args: { label: 'Loading jobs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs');
  },
};

export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const InALineOfText: Story = {
  render: () => (
    <p style={{ fontSize: '1.5rem' }}>
      The sync is running <Spinner />
    </p>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByText(/^The sync/).getBoundingClientRect();
    await expect(height).toBeLessThan(1.05 * 24 * 1.6);
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <Spinner label="Loading jobs" />
    </EveryTone>
  ),
};

export const SaysPleaseWait: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Please wait' },
};
