import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { AnnouncerProvider, useAnnounce } from './announcer.tsx';

function Announcements() {
  const announce = useAnnounce();
  return (
    <Cluster>
      <Button onClick={() => announce('12 jobs found')}>Search</Button>
      <Button onClick={() => announce('The connection is lost', 'assertive')}>Disconnect</Button>
    </Cluster>
  );
}

const meta = {
  title: 'Components/Feedback/Announcer',
  component: AnnouncerProvider,
  args: { children: <Announcements /> },
} satisfies Meta<typeof AnnouncerProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SilentAtFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

export const SaysPolitely: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('12 jobs found');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^$/);
  },
};

export const Interrupts: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection is lost');
  },
};

export const SaysTheSameTwice: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const search = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(search);
    const first = canvas.getByText('12 jobs found');
    await userEvent.click(search);
    await expect(canvas.getByText('12 jobs found')).not.toBe(first);
  },
};

export const BothLevelsSpeakForThemselves: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('12 jobs found');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection is lost');
    await expect(document.activeElement).toBe(canvas.getByRole('button', { name: 'Disconnect' }));
  },
};

/** A dialog hides everything outside it from screen readers, and the live regions are outside it. */
export const HeardOverADialog: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <Dialog open onOpenChange={fn()} title="Share this job">
        <Announcements />
      </Dialog>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    await expect(screen.getByRole('status')).toHaveTextContent('12 jobs found');
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('The connection is lost');
  },
};

export const OutOfView: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const { width, height } = canvas.getByRole('status').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

export const WithoutProviderNothingBreaks: Story = {
  tags: ['!autodocs'],
  render: () => <Announcements />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

function SavesUnseen() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Your changes are saved')}>Save changes</Button>;
}

export const InPlaceOfAMessage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: <SavesUnseen /> },
};
