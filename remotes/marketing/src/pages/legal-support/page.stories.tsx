import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Legal support',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: '/partners/weightmans' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const lists = canvas.getAllByRole('region', { name: /^(For organisations|For individuals|Insurance|Products)$/ });
    await expect(lists).toHaveLength(4);
    for (const list of lists) await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
};

/** Only the topics with the word are left, and the word is marked in them. */
export const FoundTopics: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Find a topic'), 'Fleet');
    await expect(canvas.getByText('3 of 77 topics')).toBeVisible();
    await expect(canvas.getByText('Motor', { exact: false, selector: 'li' })).toHaveTextContent('Motor fleet claims');
    for (const mark of canvas.getAllByText(/^fleet$/i, { selector: 'mark' })) await expect(mark).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Find a topic'));
    await expect(canvas.getByText('77 topics')).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Find a topic'), 'aviation');
    await expect(canvas.getByText('0 of 77 topics')).toBeVisible();
    await expect(canvas.getAllByText('Nothing on this list')).toHaveLength(4);
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };
