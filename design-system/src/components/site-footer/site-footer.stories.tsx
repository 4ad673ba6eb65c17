import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { companyDetails } from '../../brand/company-details.ts';
import { brand } from '../../brand/index.ts';
import { fits } from '../../testing/fits.ts';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Components/Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    blurb: brand.description,
    quickLinks: [
      { label: 'About us', href: '#about' },
      { label: 'Our services', href: '#clients' },
      { label: 'For candidates', href: '#candidates' },
      { label: 'Knowledge Hub', href: '#blog' },
      { label: 'Contact us', href: '#contact' },
    ],
    services: [
      { label: 'Contingency recruitment', href: '#contingency-recruitment' },
      { label: 'Executive search', href: '#executive-search' },
      { label: 'Temporary staffing', href: '#temporary-staffing' },
      { label: 'Project campaigns', href: '#project-campaigns' },
      { label: 'Built-to-fit solutions', href: '#built-to-fit-solutions' },
    ],
    servicesHref: '#clients',
    contact: { address: brand.address, phone: brand.phone, email: brand.email },
    social: brand.social,
    legalLinks: [
      { label: 'Privacy policy', href: '#privacy' },
      { label: 'Terms of service', href: '#terms' },
    ],
    copyright: `© ${brand.legalName}. All rights reserved.`,
    company: brand,
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
    await expect(canvas.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
    await expect(canvas.getByRole('contentinfo').textContent).toContain(companyDetails(brand));
  },
};

/** A network is a link once the agency has a page there. */
export const OnSocialNetworks: Story = {
  args: { social: [{ label: 'LinkedIn', href: '#linkedin' }, { label: 'X' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', '#linkedin');
    await expect(canvas.getByText('X')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'X' })).not.toBeInTheDocument();
  },
};

/** Something that a visitor sets for the whole site stands at its end. */
export const WithTools: Story = {
  args: {
    tools: (
      <SegmentedControl
        legend="Colours"
        defaultValue="light"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('radiogroup', { name: 'Colours' });
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const OnATablet: Story = { tags: ['state'], globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

export const HeadingsOfItsColumns: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names).toEqual(['Quick links', 'Our services', 'Contact us']);
    const heading = canvas.getByRole('heading', { name: 'Our services' });
    await expect(heading.querySelector('a')).toHaveAttribute('href', '#clients');
  },
};

/** The text size that phones offer to people with low vision. */
export const WithLargeText: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const WithEveryPage: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    quickLinks: Array.from({ length: 24 }, (_, index) => ({
      label: `Page ${index + 1} of the site`,
      href: `#page-${index + 1}`,
    })),
  },
};
