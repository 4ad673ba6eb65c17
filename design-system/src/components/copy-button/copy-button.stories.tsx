import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { allowClipboard, refuseClipboard } from '../../testing/clipboard.ts';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: 'CPT10', label: 'Copy the code' },
  decorators: [
    (Story) => (
      <AnnouncerProvider>
        <Story />
      </AnnouncerProvider>
    ),
  ],
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', size: 'sm' } };

export const SaysThatItCopied: Story = {
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await expect(copied).toHaveBeenCalledWith('CPT10');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const SaysThatItFailed: Story = {
  play: async ({ canvas }) => {
    refuseClipboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not copy');
  },
};
