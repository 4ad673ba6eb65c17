import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Marketing/Pages/Upcoming',
  parameters: { layout: 'fullscreen' },
  render: pageStory({ routes, url: '/clients' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page is being written' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tell us who you need' })).toHaveAttribute('href', '/contact#contact-form');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
