import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '@site/contract';
import { categoryFixtures, handlersFor, MOCK_PASSWORD, mockState, resetMocks } from '@site/mocks';
import { LONG_TITLE, textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsInside, fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory, siteStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Staff tools/Database test',
  render: pageStory({ routes, url: '/test-supabase' }),
  parameters: { layout: 'fullscreen', msw: { handlers: handlersFor() } },
  beforeEach: () => {
    localStorage.clear();
    resetMocks();
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;

type Story = StoryObj;

const CONFIRMATION = 'Are you sure you want to clear ALL jobs from the database? This cannot be undone!';

const FLAG = 'session:staffAuth';

async function signIn(canvasElement: HTMLElement, password = MOCK_PASSWORD) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Staff password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  return canvas;
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Supabase Database Test' })).toBeVisible();
    await expect(canvas.getByText('Connected')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: `Job Categories (${categoryFixtures.length})` })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Current Jobs (10)' })).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await fitsInside(await canvas.findByRole('region', { name: 'Sync Status' }));
  },
};
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

/** The previous page stays visible until the database has answered. */
export const Loading: Story = {
  render: siteStory({ routes, url: '/test-supabase-debug' }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, msw }) => {
    const link = await canvas.findByRole('link', { name: 'Supabase Database Test' });
    msw.use(...handlersFor('pending'));
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Debug Test' })).toBeVisible();
  },
};

/** The connection is tested again, and the last result no longer counts. */
export const Retesting: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Connected');
    msw.use(...handlersFor('pending'));
    await userEvent.click(canvas.getByRole('button', { name: 'Retest Connection' }));
    await expect(await canvas.findByText('Testing connection…')).toBeVisible();
    await expect(canvas.queryByText('Connected')).toBeNull();
  },
};

/** A browser that signed in before asks the server first. */
export const SignedIn: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  beforeEach: () => localStorage.setItem(FLAG, 'true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are signed in as staff. Jobs can be synced and cleared.')).toBeVisible();
    await expect(canvas.queryByLabelText('Staff password')).toBeNull();
  },
};

/** The lists are shown before the session has been verified. */
export const CheckingTheSession: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem(FLAG, 'true');
    msw.use(http.post(`*${endpoints.staffAuth.path}`, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking whether you are signed in…')).toBeVisible();
    await expect(canvas.getByText('Connected')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: handlersFor('empty') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No categories found. Make sure you ran the SQL schema.')).toBeVisible();
    await expect(canvas.getByText('No jobs found yet. Click "Sync Jobs" to fetch...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: handlersFor('offline') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connection failed')).toBeVisible();
    await expect(canvas.getAllByText(/^Error fetching categories: /)[0]).toBeVisible();
    await expect(canvas.queryByText(/^No jobs found/)).not.toBeInTheDocument();
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

/** Something other than the API answers: each part says so separately. */
export const UnreadableReplies: Story = {
  parameters: { msw: { handlers: handlersFor('unreadable') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connection failed')).toBeVisible();
    await expect(canvas.getAllByText(/^Error fetching jobs: /)[0]).toBeVisible();
    await expect(canvas.getByText('The sync status could not be read')).toBeVisible();
  },
};

/** Without a staff session, an action asks the visitor to sign in; afterwards it can be run again. */
export const Unauthorised: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync Jobs' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign in with the staff password');
    await signIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Sign out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Jobs' }));
    await expect(await canvas.findByText(/^Sync completed: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByLabelText('Staff password')).toBeVisible();
  },
};

export const WrongStaffPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement, 'guess');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect password.');
  },
};

export const TooManyPasswords: Story = {
  parameters: { msw: { handlers: handlersFor('rate-limited') } },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Signing in failed: Too many requests. Please wait 15 minutes',
    );
  },
};

export const SyncFailed: Story = {
  parameters: { msw: { handlers: handlersFor('sync-failed') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Jobs' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sync failed: The feed did not answer');
  },
};

/** The dialog names what will be lost. */
export const ConfirmingTheClearing: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear All Jobs' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Clear All Jobs' }));
    await waitFor(() => expect(dialog.getByText(CONFIRMATION)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const ConfirmingOnAPhone: Story = { ...ConfirmingTheClearing, globals: { viewport: { value: 'phone' } } };

/** The jobs are being cleared, and cannot be cleared twice. */
export const Clearing: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  play: async ({ canvas, msw }) => {
    msw.use(http.post(`*${endpoints.clearJobs.path}`, () => delay('infinite')));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear All Jobs' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear All Jobs' }));
    await expect(await dialog.findByRole('button', { name: 'Clearing...' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Clearing...' })).toBeDisabled();
  },
};

/** Clearing asks first; the lists update a second after it is done. */
export const Cleared: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  play: async ({ canvas }) => {
    const jobs = mockState.jobs.length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear All Jobs' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(CONFIRMATION)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Clear All Jobs' }));
    await expect(await canvas.findByText(`Successfully cleared ${jobs} jobs from database`)).toBeVisible();
    await expect(
      await canvas.findByText('No jobs found yet. Click "Sync Jobs" to fetch...', {}, { timeout: 5000 }),
    ).toBeVisible();
  },
};

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear All Jobs' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  const clear = () => userEvent.click(dialog.getByRole('button', { name: 'Clear All Jobs' }));
  return { dialog, clear };
};

/** Somebody may have left the page open: the password is asked for again. */
export const ClearingNeedsThePassword: Story = {
  parameters: { msw: { handlers: handlersFor('password-needed') } },
  play: async ({ canvasElement }) => {
    const { dialog, clear } = await openDialog(canvasElement);
    await expect(dialog.queryByLabelText('Staff password')).toBeNull();
    await clear();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Please enter the staff password again to clear the jobs.',
    );
    await waitFor(() => expect(dialog.getByLabelText('Staff password')).toHaveFocus());
    await expect(dialog.getByText(CONFIRMATION)).toBeVisible();
  },
};

export const ClearingNeedsThePasswordOnAPhone: Story = {
  ...ClearingNeedsThePassword,
  globals: { viewport: { value: 'phone' } },
};

/** A wrong password loses nothing; the right one clears the jobs. */
export const ClearedWithThePassword: Story = {
  parameters: { msw: { handlers: handlersFor('password-needed') } },
  play: async ({ canvas, canvasElement }) => {
    const jobs = mockState.jobs.length;
    const { dialog, clear } = await openDialog(canvasElement);
    await clear();
    const password = await dialog.findByLabelText('Staff password');
    await userEvent.type(password, 'guess');
    await clear();
    await expect(await dialog.findByText('Incorrect password.')).toBeVisible();
    await expect(password).toHaveValue('guess');
    await userEvent.clear(password);
    await clear();
    await expect(await dialog.findByText('Password is required')).toBeVisible();
    await expect(mockState.jobs).toHaveLength(jobs);
    await userEvent.type(password, MOCK_PASSWORD);
    await clear();
    await expect(await canvas.findByText(`Successfully cleared ${jobs} jobs from database`)).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^You are signed in as staff/)).toBeVisible();
  },
};

/** A session that has ended meanwhile: the password opens another, and the jobs are cleared. */
export const ClearingWithoutASession: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { dialog, clear } = await openDialog(canvasElement);
    await clear();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter the staff password.');
    await userEvent.type(dialog.getByLabelText('Staff password'), MOCK_PASSWORD);
    await clear();
    await expect(await canvas.findByText(/^Successfully cleared/)).toBeVisible();
  },
};

export const ClearingAfterTooManyPasswords: Story = {
  parameters: { msw: { handlers: handlersFor('password-needed') } },
  play: async ({ canvasElement, msw }) => {
    const { dialog, clear } = await openDialog(canvasElement);
    await clear();
    await userEvent.type(await dialog.findByLabelText('Staff password'), MOCK_PASSWORD);
    msw.use(...handlersFor('rate-limited'));
    await clear();
    await expect(await dialog.findByText(/^Signing in failed: Too many requests/)).toBeVisible();
    await expect(dialog.getByLabelText('Staff password')).toHaveValue(MOCK_PASSWORD);
  },
};

export const ClearingFailed: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  play: async ({ canvasElement, msw }) => {
    const { dialog, clear } = await openDialog(canvasElement);
    msw.use(http.post(`*${endpoints.clearJobs.path}`, () => HttpResponse.json({ error: 'Locked' }, { status: 409 })));
    await clear();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Clear failed: Locked');
  },
};

/** What a browser without JavaScript gets when it follows Clear All Jobs. */
export const ClearingOnThePage: Story = {
  render: pageStory({ routes, url: '/test-supabase?clear' }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Clear All Jobs' }));
    await expect(section.getByText(CONFIRMATION)).toBeVisible();
    await expect(section.getByRole('link', { name: 'Cancel' })).toBeVisible();
  },
};

/** What it gets once the jobs are cleared. */
export const ClearedOnThePage: Story = {
  render: pageStory({ routes, url: '/test-supabase?cleared=12' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Successfully cleared 12 jobs from database')).toBeVisible();
  },
};

export const ClearingCancelled: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  play: async ({ canvas }) => {
    const jobs = mockState.jobs.length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear All Jobs' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(mockState.jobs).toHaveLength(jobs);
  },
};

/** The structure goes to the console and nowhere else. */
export const JobStructure: Story = {
  play: async ({ canvas }) => {
    const log = spyOn(console, 'info').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Test Job Structure' }));
    await expect(log).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/Nothing was added/)).toBeVisible();
  },
};

/** The browser is waiting for the reply. */
export const Syncing: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: 'Sync Jobs' });
    msw.use(...handlersFor('pending'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Jobs' }));
    await expect(await canvas.findByRole('button', { name: 'Syncing...' })).toBeDisabled();
  },
};

/** Names, reasons and titles of any length, on a phone. */
export const LongContent: Story = {
  parameters: { msw: { handlers: handlersFor('sync-failed') } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    resetMocks();
    mockState.jobs = mockState.jobs.map((job, index) => ({ ...job, title: index % 2 ? LONG_TITLE : UNBROKEN }));
    const categories = categoryFixtures.map((category) => ({ ...category, name: UNBROKEN, description: textOf(60) }));
    const error = `${textOf(40)}${UNBROKEN}`;
    msw.use(
      http.get(`*${endpoints.jobCategories.path}`, () => HttpResponse.json(categories)),
      http.post(`*${endpoints.triggerSync.path}`, () => HttpResponse.json({ error }, { status: 502 })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Jobs' }));
    await expect(await canvas.findByText(/^Sync failed: /)).toBeVisible();
  },
};
