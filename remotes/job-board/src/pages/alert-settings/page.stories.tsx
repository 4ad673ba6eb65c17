import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { endpoints, MAX_PLACE_LENGTH } from '@site/contract';
import { handlers, mockState, resetMocks } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const settings = `*${endpoints.alertSettings.path}`;
const changes = `*${endpoints.changeAlert.path}`;
const onAPhone = { viewport: { value: 'phone' } };

const at = (query: string) => pageStory({ routes, url: `/jobs/alerts${query}` });

const meta = {
  title: 'Pages/Job board/Job alert',
  parameters: { layout: 'fullscreen', msw: { handlers } },
  render: at('?link=mock-manage-3'),
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const alertInMocks = () => mockState.subscriptions.find(({ number }) => number === 3)?.alert;

async function press({ canvas }: Context, name: string) {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** What was done is announced by the focus. */
async function expectDone({ canvas }: Context, text: string) {
  const message = await canvas.findByText(text);
  await waitFor(() => expect(message.closest('[tabindex="-1"]')).toHaveFocus());
}

/** Says in words what the alert is for. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'New HGV Driver jobs within 20 miles of Leeds, from £30,000 a year' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all matching jobs' })).toHaveAttribute(
      'href',
      '/jobs?near=Leeds&within=20&category=HGV+Driver&salary_min=30000',
    );
    await expect(canvas.getByRole('checkbox', { name: 'HGV Driver' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Keep my alert' })).toBeNull();
  },
};

export const OnAPhone: Story = { ...Ready, globals: onAPhone };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

export const Changed: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Van Driver' }));
    await userEvent.clear(canvas.getByLabelText('Minimum salary'));
    await userEvent.click(canvas.getByRole('radio', { name: 'On Monday mornings' }));
    await press(context, 'Save changes');
    await expectDone(context, 'Your alert has been changed.');
    await expect(alertInMocks()).toEqual({
      frequency: 'weekly',
      criteria: { category: ['HGV Driver', 'Van Driver'], near: 'Leeds', within: 20 },
      paused: false,
    });
    await expect(canvas.getByRole('checkbox', { name: 'Van Driver' })).toBeChecked();
  },
};

/** An alert must look for something: the summary leads to the field, and what was chosen stays. */
export const ChangedToNothing: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'HGV Driver' }));
    await userEvent.clear(canvas.getByLabelText(/^Town, area or postcode/));
    await userEvent.clear(canvas.getByLabelText('Minimum salary'));
    await press(context, 'Save changes');
    const message = 'Please choose at least one thing that the jobs must match';
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'HGV Driver' })).not.toBeChecked();
    await expect(alertInMocks()).toMatchObject({ criteria: { near: 'Leeds' } });
  },
};

export const PausedAndResumed: Story = {
  play: async (context) => {
    await press(context, 'Pause');
    await expectDone(context, 'Your alert is paused. We write again when you resume it.');
    await expect(context.canvas.getByText('We send you nothing until you resume it.')).toBeVisible();
    await expect(alertInMocks()).toMatchObject({ paused: true });
    await press(context, 'Resume');
    await expectDone(context, 'Your alert is on again.');
    await expect(alertInMocks()).toMatchObject({ paused: false });
  },
};

/** A year after it was confirmed, the alert says when it ends and offers to keep it. */
export const AskedAfterAYear: Story = {
  beforeEach: () => void Object.assign(alertInMocks()!, { ends_at: '2027-12-16T08:00:00.000Z' }),
  play: async (context) => {
    const question = 'This alert is a year old. It ends on 16 December 2027, unless you keep it.';
    await expect(await context.canvas.findByText(question)).toBeVisible();
    await press(context, 'Keep my alert');
    await expectDone(context, 'Thank you. Your alert goes on for another year.');
    await expect(context.canvas.queryByText(question)).toBeNull();
  },
};

export const Ended: Story = {
  play: async (context) => {
    await press(context, 'End this alert');
    const outcome = await context.canvas.findByRole('heading', { name: 'Your alert has ended' });
    await waitFor(() => expect(outcome).toHaveFocus());
    await expect(alertInMocks()).toBeUndefined();
  },
};

export const ChangeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(changes, () => HttpResponse.error())),
  play: async (context) => {
    await press(context, 'Pause');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await expect(context.canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(changes, () => delay('infinite'))),
  play: async (context) => {
    await press(context, 'Pause');
    await expect(context.canvas.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The visitor came without a link, or with a truncated one. */
export const Empty: Story = {
  render: at(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your alerts open from their emails' })).toBeVisible();
  },
};

export const Unknown: Story = {
  render: at('?link=cut-off'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link opens no alert' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(http.get(settings, () => HttpResponse.error()));
    return () => log.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your job alert could not be loaded');
    await expect(canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute(
      'href',
      '/jobs/alerts?link=mock-manage-3',
    );
  },
};

/** Where a browser without JavaScript is sent after posting a form. */
export const PostedWithoutJavaScript: Story = {
  render: at('?link=mock-manage-3&done=kept'),
  play: async (context) => expectDone(context, 'Thank you. Your alert goes on for another year.'),
};

/** The longest place that a search may have, in one word. */
const LONGEST = UNBROKEN.slice(0, MAX_PLACE_LENGTH);

export const LongContent: Story = {
  globals: onAPhone,
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(settings, () =>
        HttpResponse.json({
          frequency: 'weekly',
          paused: false,
          criteria: { search: LONGEST, near: LONGEST, location: ['Stratford-upon-Avon', LONGEST] },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: new RegExp(UNBROKEN.slice(0, 20)) });
    await expect(heading).toHaveTextContent('Stratford-upon-Avon');
  },
};
