import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Articles/Future of HGV driving',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'It shows no data.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: '/blog/future-of-hgv-driving' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await step('the milestones are signs along one road, earliest first', async () => {
      const road = canvas.getByText('2031+', { selector: 'p' }).closest('ol') as HTMLElement;
      const tops = within(road)
        .getAllByRole('listitem')
        .map((sign) => sign.getBoundingClientRect().top);
      await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await expect(tops).toHaveLength(4);
    });
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
