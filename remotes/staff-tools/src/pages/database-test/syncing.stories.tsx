import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlersFor, mockState, resetMocks, statesFor } from '@site/mocks';
import { pageMeta, showing, signIn } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Database test/Syncing',
  ...pageMeta('/test-supabase', 'signed-in'),
} satisfies Meta;
export default meta;

type Story = StoryObj;

const FEED_FAILURE = 'The job feed could not be read: it answered with status 503';

const pressSync = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sync Jobs' }));

/** The browser is waiting for the reply: the button keeps the focus and ignores clicks. */
export const Syncing: Story = {
  play: async ({ canvas, canvasElement, msw }) => {
    msw.use(...statesFor('triggerSync:pending'));
    await pressSync(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Syncing...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

/** The lists and the status update a second after it is done. */
export const Synced: Story = {
  beforeEach: () => {
    resetMocks();
    mockState.jobs = [];
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('No jobs found yet. Click "Sync Jobs" to fetch...');
    await pressSync(canvasElement);
    await expect(await canvas.findByText(/^Sync completed: \d+ processed, \d+ added, 0 updated$/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Current jobs (10)' })).toBeVisible();
  },
};

/** A back end that says no more than the specification asks for. */
export const SyncedWithoutFigures: Story = {
  play: async ({ canvas, canvasElement, msw }) => {
    msw.use(http.post(`*${endpoints.triggerSync.path}`, () => HttpResponse.json({ success: true })));
    await pressSync(canvasElement);
    await expect(await canvas.findByText('Sync completed')).toBeVisible();
  },
};

/** Without a staff session, the action says what it needs and moves to the sign-in; afterwards it can be run again. */
export const Unauthorised: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  play: async ({ canvas, canvasElement }) => {
    await pressSync(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign in, then run the action again.');
    const password = canvas.getByLabelText('Staff password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(canvas.queryByText(/session has ended/)).toBeNull();
    await signIn(canvas);
    await expect(await canvas.findByRole('button', { name: 'Sign out' })).toBeVisible();
    await pressSync(canvasElement);
    await expect(await canvas.findByText(/^Sync completed: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByLabelText('Staff password')).toBeVisible();
  },
};

/** The session ended while the page was open. */
export const SessionEnded: Story = {
  beforeEach: () => localStorage.setItem('session:staffAuth', 'true'),
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByRole('button', { name: 'Sign out' });
    msw.use(...handlersFor('401'));
    await pressSync(canvasElement);
    await expect(await canvas.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Staff password')).toHaveFocus());
  },
};

/** The latest sync failed, and so does the next one: the page says why. */
export const SyncFailed: Story = {
  parameters: { msw: { handlers: handlersFor('feed-down') } },
  play: async ({ canvas, canvasElement }) => {
    const badge = await canvas.findByText('Failed');
    await expect(badge).toHaveAttribute('class', expect.stringContaining('danger'));
    await expect(canvas.getByText(FEED_FAILURE)).toBeVisible();
    await pressSync(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Sync failed: ${FEED_FAILURE}`);
  },
};

/** The refusal comes with status 200 and `success: false`. */
export const SyncFailedPolitely: Story = {
  play: async ({ canvas, canvasElement, msw }) => {
    const refusal = { success: false, error: 'The feed is closed on Sundays' };
    msw.use(http.post(`*${endpoints.triggerSync.path}`, () => HttpResponse.json(refusal)));
    await pressSync(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sync failed: The feed is closed on Sundays');
  },
};

export const NotTriggered: Story = {
  play: async ({ canvas, canvasElement, msw }) => {
    msw.use(...statesFor('triggerSync:offline'));
    await pressSync(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to trigger sync: The site could not be reached.',
    );
  },
};

/** What a browser without JavaScript gets once a sync is done. */
export const SyncedOnThePage: Story = {
  render: showing('/test-supabase?synced'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sync completed')).toBeVisible();
  },
};
