import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { categoryFixtures, handlersFor, MOCK_PASSWORD, mockState, resetMocks } from '@site/mocks';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Database test',
  render: pageStory({ routes, url: '/test-supabase' }),
  parameters: { layout: 'fullscreen', msw: { handlers: handlersFor() } },
  beforeEach: () => resetMocks(),
} satisfies Meta;
export default meta;

type Story = StoryObj;

const CONFIRMATION = 'Are you sure you want to clear ALL jobs from the database? This cannot be undone!';

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

export const Empty: Story = {
  parameters: { msw: { handlers: handlersFor('empty') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No categories found. Make sure you ran the SQL schema.')).toBeVisible();
    await expect(canvas.getByText('No jobs found yet. Click "Sync Jobs" to fetch...')).toBeVisible();
  },
};

export const ConnectionFailed: Story = {
  parameters: { msw: { handlers: handlersFor('offline') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connection failed')).toBeVisible();
    await expect(canvas.getAllByText(/^Error fetching categories: /)[0]).toBeVisible();
    await expect(canvas.queryByText(/^No jobs found/)).not.toBeInTheDocument();
  },
};

/** Without a staff session an action asks to sign in; afterwards it can be run again. */
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

export const SyncFailed: Story = {
  parameters: { msw: { handlers: handlersFor('sync-failed') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Jobs' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sync failed: The feed did not answer');
  },
};

/** Clearing asks first; the lists follow a second after it is done. */
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

/** The browser still waits for the answer. */
export const Syncing: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: 'Sync Jobs' });
    msw.use(...handlersFor('pending'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Jobs' }));
    await expect(await canvas.findByRole('button', { name: 'Syncing...' })).toBeDisabled();
  },
};
