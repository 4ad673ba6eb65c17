import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '../../brand/brand.ts';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    blurb: brand.description,
    quickLinks: [
      { label: 'About Us', href: '#about' },
      { label: 'Our Services', href: '#clients' },
      { label: 'For Candidates', href: '#candidates' },
      { label: 'Knowledge Hub', href: '#blog' },
      { label: 'Contact Us', href: '#contact' },
    ],
    services: ['Contingency Recruitment', 'Executive Search', 'Temporary Staffing', 'Project Campaigns', 'Built-to-Fit Solutions'],
    contact: { address: brand.address, phone: brand.phone, email: brand.email },
    social: brand.social,
    legalLinks: [
      { label: 'Privacy Policy', href: '#privacy' },
      { label: 'Terms of Service', href: '#terms' },
    ],
    copyright: `© ${brand.legalName}. All rights reserved.`,
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
    await expect(canvas.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  },
};
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
