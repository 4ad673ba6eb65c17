import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { allowClipboard, refuseClipboard } from '../../testing/clipboard.ts';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Text } from '../text/text.tsx';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/Actions/CopyButton',
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

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the code' })).toHaveAttribute('type', 'button');
  },
};

export const Quiet: Story = { args: { variant: 'quiet', size: 'sm' } };

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(copied).toHaveBeenCalledWith('CPT10');
  },
};

export const SaysThatItCopied: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await expect(copied).toHaveBeenCalledWith('CPT10');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const SaysThatItFailed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    refuseClipboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not copy');
  },
};

export const SaysItForAWhile: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    allowClipboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await canvas.findByRole('button', { name: 'Copied' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy the code' })).toHaveFocus(), {
      timeout: 8_000,
    });
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ text, label }) => (
    <EveryTone>
      <div>
        <CopyButton text={text} label={label} /> <CopyButton text={text} label={label} variant="quiet" />
      </div>
    </EveryTone>
  ),
};

export const BesideItsText: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Cluster>
      <Text weight="bold">{args.text}</Text>
      <CopyButton {...args} />
    </Cluster>
  ),
};

export const SaysCopyTwice: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Cluster>
      <CopyButton text="CPT10" label="Copy" />
      <CopyButton text="hello@haulwell.example" label="Copy" />
    </Cluster>
  ),
};
