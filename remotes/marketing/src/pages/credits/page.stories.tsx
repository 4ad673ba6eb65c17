import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { credits } from '../../content/credits.ts';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Credits',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'It shows no data.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: '/credits' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each source is named with its licence, and both can be read. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Credits' });
    for (const { what, source, licence } of credits) {
      const line = (await canvas.findByText(what)).closest('li');
      await expect(line?.querySelector(`a[href="${source.href}"]`)).toHaveTextContent(source.name);
      await expect(line?.querySelector(`a[href="${licence.href}"]`)).toHaveTextContent(licence.name);
    }
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };
