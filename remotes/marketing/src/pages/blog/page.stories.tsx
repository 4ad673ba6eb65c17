import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, mockState, resetMocks } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const subscribe = `*${endpoints.subscribe.path}`;
const onAPhone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Pages/Marketing/Blog',
  parameters: { layout: 'fullscreen', msw: { handlers } },
  render: pageStory({ routes, url: '/blog' }),
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const articlesOf = ({ canvas }: Context) => canvas.queryAllByRole('article');

export const Ready: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Knowledge Hub' })).toBeVisible();
    await expect(articlesOf(context)).toHaveLength(6);
    await expect(context.canvas.getByText('Featured')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: onAPhone };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

/** The list follows word by word, and the focus stays in the box. */
export const Searching: Story = {
  play: async (context) => {
    const box = await context.canvas.findByRole('searchbox', { name: 'Search the articles' });
    await userEvent.type(box, 'DUNDEE');
    await expect(await context.canvas.findByRole('heading', { name: '1 article matching “DUNDEE”' })).toBeVisible();
    await expect(articlesOf(context)).toHaveLength(1);
    await expect(context.canvas.queryByText('Featured')).toBeNull();
    await expect(box).toHaveFocus();
    await userEvent.clear(box);
    await expect(articlesOf(context)).toHaveLength(6);
  },
};

/** The chosen chip keeps the focus, and the words stay. */
export const InACategory: Story = {
  render: pageStory({ routes, url: '/blog?q=pay' }),
  play: async (context) => {
    const chip = await context.canvas.findByRole('radio', { name: 'Career advice' });
    await userEvent.click(chip);
    await waitFor(() => expect(chip).toBeChecked());
    await expect(chip).toHaveFocus();
    await expect(context.canvas.getByRole('searchbox')).toHaveValue('pay');
    await expect(articlesOf(context)).toHaveLength(2);
    await userEvent.click(context.canvas.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(chip).not.toBeChecked());
  },
};

/** The link is far below the list, whose heading takes the focus. */
export const OnATopic: Story = {
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('link', { name: /^Fatigue/ }));
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: '2 articles on Fatigue' })).toHaveFocus());
    await expect(articlesOf(context)).toHaveLength(2);
    await expect(context.canvas.getByRole('link', { name: 'Leave this topic' })).toBeVisible();
  },
};

export const Empty: Story = {
  render: pageStory({ routes, url: '/blog?q=submarine' }),
  play: async (context) => {
    await expect(await context.canvas.findByText('No articles found')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/blog');
  },
};

export const LongContent: Story = {
  globals: onAPhone,
  render: pageStory({ routes, url: `/blog?q=${UNBROKEN}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: new RegExp(UNBROKEN) })).toBeVisible();
  },
};

async function subscribeAs({ canvas }: Context, address: string) {
  const form = within(await canvas.findByRole('form', { name: 'The newsletter' }));
  await userEvent.type(form.getByLabelText(/^Email/), address);
  await userEvent.click(form.getByRole('button', { name: 'Subscribe' }));
  return form;
}

/** The message takes the focus from the button, and says where the link went. */
export const Subscribed: Story = {
  play: async (context) => {
    await subscribeAs(context, 'driver@example.org');
    const heading = await context.canvas.findByRole('heading', { name: 'Please check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(context.canvas.getByText(/We have sent a link to driver@example\.org/)).toBeVisible();
    await expect(mockState.subscriptions.at(-1)).toMatchObject({ kind: 'newsletter', confirmed: false });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(subscribe, () => delay('infinite'))),
  play: async (context) => {
    const form = await subscribeAs(context, 'driver@example.org');
    await waitFor(() => expect(form.getByRole('button', { name: 'Subscribing…' })).toBeVisible());
  },
};

/** The address stays in the field. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(subscribe, () => HttpResponse.error())),
  play: async (context) => {
    const form = await subscribeAs(context, 'driver@example.org');
    await expect(await form.findByRole('alert')).toHaveTextContent('The site could not be reached.');
    await expect(form.getByLabelText(/^Email/)).toHaveValue('driver@example.org');
  },
};

export const WrongAddress: Story = {
  play: async (context) => {
    const form = await subscribeAs(context, 'driver');
    await waitFor(() =>
      expect(form.getByLabelText(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address'),
    );
    await expect(form.getByLabelText(/^Email/)).toHaveFocus();
  },
};
