import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Terms',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'It shows no data.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed, and Ready is long.',
    },
  },
  render: pageStory({ routes, url: '/terms' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every link in the contents leads to its section. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    const contents = await canvas.findByRole('navigation', { name: 'On this page' });
    const links = contents.querySelectorAll('a');
    await expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
    }
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };
