import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Marketing/Pages/Terms',
  parameters: { layout: 'fullscreen' },
  render: pageStory({ routes, url: '/terms' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    const contents = await canvas.findByRole('navigation', { name: 'On this page' });
    for (const link of contents.querySelectorAll('a')) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
    }
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
