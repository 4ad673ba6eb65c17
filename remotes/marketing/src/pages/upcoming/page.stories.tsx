import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_NAME, LONG_TITLE, textOf } from '../../../../../.storybook/long-content.ts';
import { fitsInside, fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';
import { UpcomingPage } from './page.tsx';

const meta = {
  title: 'Pages/Marketing/Upcoming',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'Its content always says what is to come.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
    },
  },
  render: pageStory({ routes, url: '/clients' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page is being written' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tell us who you need' })).toHaveAttribute(
      'href',
      '/contact#contact-form',
    );
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

const long = {
  title: LONG_TITLE,
  summary: textOf(60),
  keywords: '',
  contents: [LONG_NAME, textOf(40), LONG_TITLE],
  links: [
    { label: LONG_NAME, href: '/contact' },
    {
      label: 'customer-relations-and-partnerships-office@northern-distribution.example',
      href: 'mailto:office@example.com',
    },
    { label: LONG_TITLE, href: '/jobs' },
  ],
};

export const LongContent: Story = {
  render: () => (
    <main>
      <UpcomingPage page={long} />
    </main>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: LONG_NAME })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) await fitsInside(link);
  },
};
