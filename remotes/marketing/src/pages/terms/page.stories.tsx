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
      Loading: 'It asks for no data; the story Pages/Shell/Layout/Loading shows the way to any page.',
      Empty: 'It shows no data.',
      Failed: 'It asks for no data; the stories of Pages/Shell/Page error show code that did not arrive.',
      LongContent: 'Its words are part of it: nobody types them, and Ready is long.',
    },
  },
  render: pageStory({ routes, url: '/terms' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every line of the contents leads to the part that it names. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    const contents = await canvas.findByRole('navigation', { name: 'On this page' });
    for (const link of contents.querySelectorAll('a')) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
    }
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };
