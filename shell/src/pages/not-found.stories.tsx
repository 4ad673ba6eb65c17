import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brand } from '@site/design-system';
import { fitsTheWindow } from '../../../.storybook/page-states.ts';
import { siteStory } from '../../../.storybook/page.tsx';
import { routes } from '../../../remotes/marketing/src/routes.tsx';

const meta = {
  title: 'Pages/Shell/Not found',
  render: siteStory({ routes, url: '/no-such-page' }),
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It is part of the shell, so nothing has to load.',
      Empty: 'It shows no data.',
      Failed: 'It requests nothing that could fail.',
    },
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This road goes nowhere' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toBe(`Page not found | ${brand.name}`));
  },
};

/** Below the blog, an article was wanted. */
export const BelowTheBlog: Story = {
  render: siteStory({ routes, url: '/blog/no-such-article' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There is no article at this address\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** Whatever the address, the page says the same. */
export const LongContent: Story = { ...Ready, render: siteStory({ routes, url: `/${'no-such-page-'.repeat(200)}` }) };
