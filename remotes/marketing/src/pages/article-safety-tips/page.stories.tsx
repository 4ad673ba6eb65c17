import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Articles/Safety tips',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'It shows no data.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: '/blog/safety-tips' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await step('the ten tips are one list', async () => {
      const list = canvas.getByText('Walk round before you drive').closest('ol') as HTMLElement;
      await expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(10);
    });
    await step('the wet gap is drawn twice as long as the dry one', async () => {
      const [dry = 0, wet = 0] = ['Dry road', 'Wet road'].map((road) => {
        const posts = canvas.getByText(new RegExp(`^${road}`)).nextElementSibling?.children[1];
        return posts?.getBoundingClientRect().width;
      });
      await expect(wet / dry).toBeCloseTo(2, 1);
    });
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
