import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { allowClipboard, refuseClipboard } from '../../testing/clipboard.ts';
import { EveryTone } from '../../testing/every-tone.tsx';
import { ShareButton } from './share-button.tsx';

const url = 'https://www.haulwell.example/jobs/hgv-class-1-leeds';

const meta = {
  title: 'Components/Actions/ShareButton',
  component: ShareButton,
  args: { title: 'HGV Class 1 Driver', url },
  decorators: [
    (Story) => (
      <AnnouncerProvider>
        <Story />
      </AnnouncerProvider>
    ),
  ],
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mocks the device's share sheet with the given outcome, or removes it. Returns a function that restores it. */
function deviceShares(share: ((data: ShareData) => Promise<void>) | undefined) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  else Reflect.deleteProperty(navigator, 'share');
  return () => Reflect.deleteProperty(navigator, 'share');
}

const shared = fn(() => Promise.resolve());
const failing = (name: string) => () => Promise.reject(new DOMException('', name));
const press = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Share' }));

export const SharesThroughTheDevice: Story = {
  beforeEach: () => deviceShares(shared),
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    await press(canvas);
    await expect(shared).toHaveBeenCalledWith({ title: 'HGV Class 1 Driver', url });
    await expect(copied).not.toHaveBeenCalled();
  },
};

export const SheetDismissed: Story = {
  tags: ['!autodocs'],
  beforeEach: () => deviceShares(failing('AbortError')),
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    await press(canvas);
    await expect(copied).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
  },
};

export const CopiesWithoutAShareSheet: Story = {
  tags: ['!autodocs'],
  beforeEach: () => deviceShares(undefined),
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(url);
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
  },
};

export const CopiesWhenSharingFails: Story = {
  tags: ['!autodocs'],
  beforeEach: () => deviceShares(failing('NotAllowedError')),
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(url);
  },
};

export const SaysWhenNothingWorks: Story = {
  tags: ['!autodocs'],
  beforeEach: () => deviceShares(undefined),
  play: async ({ canvas }) => {
    refuseClipboard();
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: 'Could not copy the link' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not copy the link');
  },
};

export const NothingWithoutAShareSheet: Story = {
  tags: ['!autodocs'],
  args: { fallback: 'none' },
  beforeEach: () => deviceShares(undefined),
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    await press(canvas);
    await expect(copied).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
  },
};

export const OnlyLogsAFailure: Story = {
  tags: ['!autodocs'],
  args: { fallback: 'none' },
  beforeEach: () => deviceShares(failing('NotAllowedError')),
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    await press(canvas);
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    await expect(copied).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { label: 'Share article', variant: 'quiet' },
  beforeEach: () => deviceShares(undefined),
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toHaveFocus();
    await expect(copied).toHaveBeenCalledOnce();
  },
};

export const OnEveryTone: Story = {
  render: ({ title }) => (
    <EveryTone>
      <Cluster>
        <ShareButton title={title} url={url} />
        <ShareButton title={title} url={url} variant="primary" />
        <ShareButton title={title} url={url} variant="quiet" size="sm" />
        <ShareButton title={title} url={url} disabled />
      </Cluster>
    </EveryTone>
  ),
  parameters: { layout: 'fullscreen' },
};

export const OneForEachNetwork: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Cluster>
      <ShareButton {...args} label="LinkedIn" />
      <ShareButton {...args} label="Facebook" />
      <ShareButton {...args} label="WhatsApp" />
    </Cluster>
  ),
};
