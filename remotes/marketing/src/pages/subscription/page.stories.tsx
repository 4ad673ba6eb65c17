import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, mockState, resetMocks } from '@site/mocks';
import { textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const confirmation = `*${endpoints.confirmSubscription.path}`;
const onAPhone = { viewport: { value: 'phone' } };

const at = (query: string) => pageStory({ routes, url: `/subscription${query}` });

const meta = {
  title: 'Pages/Marketing/Subscription',
  parameters: { layout: 'fullscreen', msw: { handlers } },
  render: at('?confirm=mock-confirm-1'),
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function press({ canvas }: Context, name: string) {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return button;
}

/** The outcome has the focus: the button is gone. */
async function expectOutcome({ canvas }: Context, heading: string) {
  const outcome = await canvas.findByRole('heading', { name: heading });
  await waitFor(() => expect(outcome).toHaveFocus());
  await expect(canvas.queryByRole('button')).toBeNull();
}

/** Opening the link has changed nothing yet. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm your subscription' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled());
    await expect(mockState.subscriptions[0]).toMatchObject({ confirmed: false });
  },
};

export const OnAPhone: Story = { ...Ready, globals: onAPhone };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(confirmation, () => delay('infinite'))),
  play: async (context) => {
    const button = await press(context, 'Confirm');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(button).toHaveFocus();
  },
};

export const Confirmed: Story = {
  play: async (context) => {
    await press(context, 'Confirm');
    await expectOutcome(context, 'You are on the list');
    await expect(mockState.subscriptions[0]).toMatchObject({ kind: 'newsletter', confirmed: true });
  },
};

export const ConfirmedOnAPhone: Story = { ...Confirmed, globals: onAPhone };

export const AlertConfirmed: Story = {
  render: at('?confirm=mock-confirm-2'),
  play: async (context) => {
    await press(context, 'Confirm');
    await expectOutcome(context, 'Your job alert is on');
    await expect(context.canvas.getByText(/^Every morning: new .*jobs/)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'See or change your alert' })).toHaveAttribute(
      'href',
      '/jobs/alerts?link=mock-manage-2',
    );
  },
};

export const Expired: Story = {
  render: at('?confirm=mock-expired'),
  play: async (context) => {
    await press(context, 'Confirm');
    await expectOutcome(context, 'This link has expired');
  },
};

export const Unknown: Story = {
  render: at('?confirm=cut-off'),
  play: async (context) => {
    await press(context, 'Confirm');
    await expectOutcome(context, 'We do not recognise this link');
  },
};

/** The pressed button keeps the focus, and tries again. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(confirmation, () => HttpResponse.error())),
  play: async (context) => {
    await press(context, 'Confirm');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The site could not be reached. Please check your connection and try again.',
    );
    await expect(context.canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: onAPhone };

export const RetriedAfterAFailure: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(confirmation, () => HttpResponse.error(), { once: true })),
  play: async (context) => {
    await press(context, 'Confirm');
    await press(context, 'Retry');
    await expectOutcome(context, 'You are on the list');
  },
};

export const Unsubscribe: Story = {
  render: at('?unsubscribe=mock-manage-1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
    await expect(mockState.subscriptions).toHaveLength(3);
  },
};

export const Unsubscribed: Story = {
  render: at('?unsubscribe=mock-manage-1'),
  play: async (context) => {
    await press(context, 'Unsubscribe');
    await expectOutcome(context, 'You are unsubscribed');
    await expect(mockState.subscriptions.map(({ kind }) => kind)).toEqual(['job-alert', 'job-alert']);
  },
};

/** The visitor came without a link, or with a truncated one. */
export const Empty: Story = {
  render: at(''),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page needs the link from your email' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EmptyOnAPhone: Story = { ...Empty, globals: onAPhone };

/** A long message from the server. */
export const LongContent: Story = {
  globals: onAPhone,
  beforeEach: ({ msw }) =>
    msw.use(http.post(confirmation, () => HttpResponse.json({ error: `${textOf(40)} ${UNBROKEN}` }, { status: 503 }))),
  play: async (context) => {
    await press(context, 'Confirm');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(UNBROKEN);
  },
};
