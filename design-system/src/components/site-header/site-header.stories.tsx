import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brand } from '../../brand/brand.ts';
import { SiteHeader } from './site-header.tsx';

const pages = ['Home', 'About', 'Partners', 'Clients', 'Candidates', 'Jobs', 'Blog', 'Contact'];

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    navigation: pages.map((label) => ({ label, href: label === 'Home' ? '#' : `#${label.toLowerCase()}` })),
    currentPath: '#jobs',
    topBar: { phone: brand.phone, email: brand.email, tagline: brand.tagline },
    actions: [
      { label: 'View Jobs', href: '#jobs', variant: 'quiet' },
      { label: 'Hire with Us', href: '#clients', variant: 'primary' },
    ],
    menuActions: [
      { label: 'View Job Opportunities', href: '#jobs', variant: 'secondary' },
      { label: 'Hire with Us', href: '#clients', variant: 'primary' },
    ],
    logoHref: '#',
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '150vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Jobs');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InsideASection: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { currentPath: '#jobs/hgv-driver' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Jobs');
  },
};

export const ScrolledPage: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    window.scrollTo({ top: 10, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(10));
    await expect(header).not.toHaveAttribute('data-scrolled');
    window.scrollTo({ top: 11, behavior: 'instant' });
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'));
  },
};

export const MenuClosed: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu', expanded: false })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const MenuOpen: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('button', { name: 'Close menu', expanded: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Job Opportunities' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Candidates' })).toBeVisible();
  },
};

export const EscapeClosesTheMenu: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open menu', expanded: false })).toHaveFocus();
  },
};

export const ChoosingALinkClosesTheMenu: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'About' }));
    await expect(canvas.queryByRole('link', { name: 'About' })).toBeNull();
  },
};
