import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Articles/Scotland expansion',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'It shows no data.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: '/blog/scotland-expansion' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await step('each city leads to its jobs', async () => {
      for (const city of ['Glasgow', 'Edinburgh', 'Aberdeen', 'Dundee']) {
        await expect(canvas.getByRole('link', { name: `Jobs in ${city}` })).toHaveAttribute(
          'href',
          `/jobs?location=${city}`,
        );
      }
    });
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
