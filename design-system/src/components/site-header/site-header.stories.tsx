import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brand } from '../../brand/index.ts';
import { fits } from '../../testing/fits.ts';
import { Link } from '../link/link.tsx';
import { SiteHeader } from './site-header.tsx';

const pages = ['Home', 'About', 'Partners', 'Clients', 'Candidates', 'Jobs', 'Blog', 'Contact'];

const meta = {
  title: 'Components/Navigation/SiteHeader',
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

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What opens and closes the menu. */
const toggleOf = (canvas: Canvas) => canvas.getByText('Menu', { selector: 'summary' });
const barOf = (canvas: Canvas) => canvas.getByRole('banner').lastElementChild as Element;

export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { docs: { story: { height: '160px' } } },
  play: async ({ canvas, step }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Jobs');
    await step('by a line in a colour that is dark enough to be seen', async () => {
      current.style.color = 'var(--color-accent-text)';
      await expect(getComputedStyle(current, '::after').borderBottomColor).toBe(getComputedStyle(current).color);
      current.style.removeProperty('color');
    });
    await expect(toggleOf(canvas)).not.toBeVisible();
  },
};

export const OnATablet: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(toggleOf(canvas)).toBeVisible();
    await fits(canvasElement);
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const names = [brand.phone.display, brand.email, brand.name, ...pages, 'View Jobs', 'Hire with Us'];
    for (const name of names) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const AnotherTopBar: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { topBar: <p>Proposal prepared for one client</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Proposal prepared for one client')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: brand.email })).not.toBeInTheDocument();
  },
};

const tools = <Link href="#saved">Saved</Link>;

/** At the narrowest width with a navigation, the bar still has one line. */
export const WithTools: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: {
      options: { narrow: { name: '1200 by 800', type: 'desktop', styles: { width: '1200px', height: '800px' } } },
    },
  },
  args: { tools },
  play: async ({ canvas, canvasElement, step }) => {
    await fits(canvasElement);
    const tool = canvas.getByRole('link', { name: 'Saved' });
    await step('what is in it is reached after the navigation', async () => {
      canvas.getByRole('link', { name: 'Contact' }).focus();
      await userEvent.tab();
      await expect(tool).toHaveFocus();
    });
    await expect(barOf(canvas).getBoundingClientRect().height).toBeLessThan(80);
  },
};

export const WithToolsOnAPhone: Story = {
  tags: ['state'],
  globals: phone,
  args: { tools },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Saved' })).toBeVisible();
    await expect(barOf(canvas).getBoundingClientRect().height).toBeLessThanOrEqual(66);
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
  tags: ['state'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    window.scrollTo({ top: 10, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(10));
    await expect(header).not.toHaveAttribute('data-scrolled');
    window.scrollTo({ top: 11, behavior: 'instant' });
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'));
    await waitFor(() => expect(getComputedStyle(barOf(canvas)).boxShadow).not.toBe('none'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'));
  },
};

/** Of 740 px, a phone's page keeps all but the bar. */
export const ScrolledOnAPhone: Story = {
  tags: ['state'],
  globals: phone,
  play: async ({ canvas, step }) => {
    await step('the contacts scroll away', async () => {
      window.scrollTo({ top: 200, behavior: 'instant' });
      const contact = canvas.getByRole('link', { name: brand.email });
      await waitFor(() => expect(contact.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    });
    await step('the logo and the menu stay, and take no more than 66 px', async () => {
      const { top, bottom } = barOf(canvas).getBoundingClientRect();
      await expect(top).toBe(0);
      await expect(bottom).toBeLessThanOrEqual(66);
      await userEvent.click(toggleOf(canvas));
      await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const MenuClosed: Story = {
  tags: ['!autodocs'],
  globals: phone,
  play: async ({ canvas }) => {
    await expect(toggleOf(canvas)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const MenuOpen: Story = {
  tags: ['state'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(toggleOf(canvas));
    await expect(canvas.getByRole('link', { name: 'View Job Opportunities' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Candidates' })).toBeVisible();
  },
};

export const MenuClosedAgain: Story = {
  tags: ['!autodocs'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(toggleOf(canvas));
    await userEvent.click(toggleOf(canvas));
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const MenuByKeyboard: Story = {
  tags: ['!autodocs'],
  globals: phone,
  play: async ({ canvas, step }) => {
    const toggle = toggleOf(canvas);
    await step('what opens it comes after the logo', async () => {
      canvas.getByRole('link', { name: brand.name }).focus();
      await userEvent.tab();
      await expect(toggle).toHaveFocus();
    });
    await userEvent.click(toggle);
    await step('the first link comes next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    });
    await step('and before it, what closes it again', async () => {
      await userEvent.tab({ shift: true });
      await expect(toggle).toHaveFocus();
    });
  },
};

export const LongMenuOnASmallPhone: Story = {
  tags: ['state'],
  globals: phone,
  args: {
    navigation: Array.from({ length: 16 }, (_, index) => ({
      label: `Part ${index + 1} of the site`,
      href: `#part-${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(toggleOf(canvas));
    const last = canvas.getByRole('link', { name: 'Hire with Us' });
    last.scrollIntoView({ behavior: 'instant', block: 'end' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(window.scrollY).toBe(0);
  },
};

export const EscapeClosesTheMenu: Story = {
  tags: ['!autodocs'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(toggleOf(canvas));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(toggleOf(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** An open panel would cover the focused element. */
export const LeavingTheMenuClosesIt: Story = {
  tags: ['!autodocs'],
  globals: phone,
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Link href="#news">Latest news</Link>
    </>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(toggleOf(canvas));
    await step('it stays open while the focus is in it', async () => {
      canvas.getByRole('link', { name: 'Hire with Us' }).focus();
      await expect(canvas.getByRole('navigation')).toBeVisible();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Latest news' })).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The text size that phones offer to people with low vision. */
export const WithLargeText: Story = {
  tags: ['state'],
  globals: phone,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    await userEvent.click(toggleOf(canvas));
    await fits(canvasElement);
  },
};

/** A phone in landscape, or a desktop window zoomed far in. */
export const InALowWindow: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'low' } },
  parameters: {
    viewport: {
      options: { low: { name: 'Low, 780 by 360', type: 'mobile', styles: { width: '780px', height: '360px' } } },
    },
  },
  play: async ({ canvas, step }) => {
    await step('it leaves the window to the page', async () => {
      window.scrollTo({ top: 120, behavior: 'instant' });
      await waitFor(() => expect(barOf(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await step('its menu is as long as it needs to be', async () => {
      await userEvent.click(toggleOf(canvas));
      const panel = canvas.getByRole('navigation').parentElement as Element;
      await expect(panel.scrollHeight).toBe(panel.clientHeight);
      await expect(panel.clientHeight).toBeGreaterThan(window.innerHeight);
    });
  },
};

export const ChoosingALinkClosesTheMenu: Story = {
  tags: ['!autodocs'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(toggleOf(canvas));
    await userEvent.click(canvas.getByRole('link', { name: 'About' }));
    await expect(canvas.queryByRole('link', { name: 'About' })).toBeNull();
  },
};

export const WithSentencesForNames: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    navigation: [
      { label: 'Everything about us and our people', href: '#about' },
      { label: 'What we do for employers', href: '#clients' },
      { label: 'Jobs that are open right now', href: '#jobs' },
      { label: 'How to get in touch with us', href: '#contact' },
    ],
  },
};
