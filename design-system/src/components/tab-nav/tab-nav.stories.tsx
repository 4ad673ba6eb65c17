import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { TabNav } from './tab-nav.tsx';

const pages = ['Desk', 'Submissions', 'Answers', 'Mail', 'Syncs', 'Searches', 'Remotes', 'Audit log', 'Accounts'];

const withCurrent = (current: string) =>
  pages.map((label) => ({ href: `#${label}`, label, current: label === current }));

const meta = {
  title: 'Components/Navigation/TabNav',
  component: TabNav,
  args: { label: 'Staff pages', items: withCurrent('Submissions') },
} satisfies Meta<typeof TabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Staff pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Submissions');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Desk' })).toHaveFocus();
  },
};

/** The row scrolls, not the page, and the current one is in view from the start. */
export const OnAPhone: Story = {
  tags: ['state'],
  args: { items: withCurrent('Accounts') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await fits(canvasElement);
    const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithCounts: Story = {
  args: {
    label: 'New submissions',
    items: [
      { href: '#applications', label: '1 new application', current: true },
      { href: '#messages', label: '2 new messages' },
      { href: '#quotes', label: '0 new quotes' },
    ],
  },
};

export const NoneIsCurrent: Story = {
  tags: ['state'],
  args: { items: withCurrent('') },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('aria-current');
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <TabNav {...args} />
    </EveryTone>
  ),
};

export const WithSentences: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { href: '#submissions', label: 'Everything that visitors have sent us lately', current: true },
      { href: '#mail', label: 'The mail that the site has sent, or could not send' },
    ],
  },
};
