import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Marketing/Pages/Home',
  parameters: { layout: 'fullscreen' },
  render: pageStory({ routes, url: '/' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hire with Us' })).toHaveAttribute('href', '/clients');
    await expect(canvas.getByRole('link', { name: 'View Opportunities' })).toHaveAttribute('href', '/candidates');
    await expect(canvas.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact');
    const more = canvas.getAllByRole('link', { name: 'Learn More' });
    await expect(more.map((link) => link.getAttribute('href'))).toEqual(['/clients', '/clients', '/clients']);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
