import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Staff tools/Debug test',
  render: pageStory({ routes, url: '/test-supabase-debug' }),
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It requests nothing yet.',
      Empty: 'It shows no reply yet.',
      Failed: 'It requests nothing yet.',
      LongContent: 'It shows no reply yet.',
    },
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what it is for, and leads to the page that works. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Debug Test' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Supabase Database Test' })).toHaveAttribute(
      'href',
      '/test-supabase',
    );
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
