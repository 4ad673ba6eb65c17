import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_TITLE, textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsInside, fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { Articles } from './articles.tsx';
import { loadArticles } from './loader.ts';

const input = { role: 'hgv-driver', count: 3 } as const;
const data = loadArticles({ input });

const meta = {
  title: 'Features/Marketing/Articles for a trade',
  component: Articles,
  args: { input, data },
  parameters: { layout: 'fullscreen' },
  afterEach: fitsTheWindow,
} satisfies Meta<typeof Articles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Written for HGV drivers' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Drivers’ hours, explained' })).toHaveAttribute(
      'href',
      '/blog/driver-hours-regulations',
    );
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const OneArticle: Story = {
  args: { data: loadArticles({ input: { role: 'management', count: 3 } }) },
};

/** Not even the heading. */
export const Empty: Story = {
  args: { data: { ...data, articles: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongContentOnAPhone: Story = {
  args: {
    data: {
      ...data,
      articles: data.articles.map((article, index) => ({
        ...article,
        title: index % 2 ? UNBROKEN : LONG_TITLE,
        excerpt: textOf(40),
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await fitsInside(link.closest('li')!);
  },
};
