import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Articles/Career progression',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'It shows no data.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: '/blog/career-progression' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Where each level's heading starts, from the first level to the last. */
async function topsOfLevels(canvas: Canvas): Promise<number[]> {
  const list = (await canvas.findByRole('heading', { name: 'Entry level' })).closest('ol') as HTMLElement;
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.getBoundingClientRect().top);
}

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await step('the levels rise from left to right', async () => {
      const tops = await topsOfLevels(canvas);
      await expect(tops).toEqual(tops.toSorted((one, other) => other - one));
    });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the levels follow one another down the page', async () => {
      const tops = await topsOfLevels(canvas);
      await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    });
  },
};
