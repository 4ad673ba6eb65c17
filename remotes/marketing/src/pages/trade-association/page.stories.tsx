import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Trade association',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'It shows no data.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: '/partners/cpt' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const offer = { level: 2, name: '10% off staffing fees, not candidate salary' };
    await expect(canvas.getByRole('heading', offer)).toBeVisible();
    await expect(canvas.getByText('CPT10', { exact: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the code' })).toBeEnabled();
  },
};

export const MessageSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/First name/), 'Priya');
    await userEvent.type(canvas.getByLabelText(/Last name/), 'Shah');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'priya@example.com');
    await userEvent.type(canvas.getByLabelText(/Phone number/), '01632 960118');
    await userEvent.type(canvas.getByLabelText(/Who do you need/), 'CPT10: two PSV drivers for Sunday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const thanks = await canvas.findByRole('heading', { name: 'Thank you. Your message is on its way.' });
    await waitFor(() => expect(thanks).toHaveFocus());
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };
