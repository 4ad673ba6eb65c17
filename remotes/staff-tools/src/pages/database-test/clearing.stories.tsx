import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SIGN_IN_AGAIN, SYNC_IS_RUNNING } from '@site/contract';
import { handlersFor, MOCK_PASSWORD, mockState, statesFor } from '@site/mocks';
import { pageMeta, showing, signInWithCode } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Database test/Clearing',
  ...pageMeta('/test-supabase'),
} satisfies Meta;
export default meta;

type Story = StoryObj;

const CONFIRMATION = 'Are you sure you want to clear ALL jobs from the database? This cannot be undone!';

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear all jobs' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  const clear = () => userEvent.click(dialog.getByRole('button', { name: 'Clear all jobs' }));
  return { dialog, clear };
};

/** The dialog names what will be lost. */
export const ConfirmingTheClearing: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all jobs' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Clear all jobs' }));
    await waitFor(() => expect(dialog.getByText(CONFIRMATION)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const ConfirmingOnAPhone: Story = { ...ConfirmingTheClearing, globals: { viewport: { value: 'phone' } } };

/** The jobs are being cleared, and cannot be cleared twice. */
export const Clearing: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  play: async ({ canvas, msw }) => {
    msw.use(...statesFor('clearJobs:pending'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all jobs' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all jobs' }));
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all jobs' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(CONFIRMATION)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all jobs' }));
    await expect(await canvas.findByText(`Successfully cleared ${jobs} jobs from database`)).toBeVisible();
    await expect(
      await canvas.findByText('No jobs found yet. Click "Sync Jobs" to fetch...', {}, { timeout: 5000 }),
    ).toBeVisible();
  },
};

/** Somebody may have left the page open: the password is asked for again. */
export const ClearingNeedsThePassword: Story = {
  parameters: { msw: { handlers: handlersFor('password-again') } },
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
  parameters: { msw: { handlers: handlersFor('password-again') } },
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

/** With an account, whoever clears the jobs signs in to it again. */
export const ClearingNeedsAnotherSignIn: Story = {
  parameters: { msw: { handlers: handlersFor('password-again') } },
  beforeEach: () => void (mockState.hasAccounts = true),
  play: async ({ canvas, canvasElement, msw }) => {
    const { dialog, clear } = await openDialog(canvasElement);
    await clear();
    await expect(await dialog.findByText(SIGN_IN_AGAIN)).toBeVisible();
    await expect(dialog.queryByLabelText('Staff password')).toBeNull();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign in with a passkey' })).toHaveFocus());
    msw.use(...handlersFor('signed-in'));
    await signInWithCode(dialog);
    await expect(await dialog.findByText('Thank you. Please press the button once more.')).toBeVisible();
    await clear();
    await expect(await canvas.findByText(/^Successfully cleared/)).toBeVisible();
  },
};

/** With accounts, no password in the dialog would help: the page asks for one, even if it learns of them only then. */
export const ClearingWithoutAnAccount: Story = {
  parameters: { msw: { handlers: handlersFor('staffAuth:slow') } },
  beforeEach: () => void (mockState.hasAccounts = true),
  play: async ({ canvas, canvasElement }) => {
    const { clear } = await openDialog(canvasElement);
    await clear();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(canvas.getByLabelText('Your email address')).toBeVisible();
  },
};

export const ClearingNeedsAnotherSignInOnAPhone: Story = {
  ...ClearingNeedsAnotherSignIn,
  globals: { viewport: { value: 'phone' } },
};

export const ClearingAfterTooManyPasswords: Story = {
  parameters: { msw: { handlers: handlersFor('password-again') } },
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
    msw.use(...statesFor('clearJobs:409'));
    await clear();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(`Clear failed: ${SYNC_IS_RUNNING}`);
  },
};

/** What a browser without JavaScript gets when it follows Clear all jobs. */
export const ClearingOnThePage: Story = {
  render: showing('/test-supabase?clear'),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Clear all jobs' }));
    await expect(section.getByText(CONFIRMATION)).toBeVisible();
    await expect(section.getByRole('link', { name: 'Cancel' })).toBeVisible();
  },
};

/** What it gets when it is refused, and staff have accounts: no password would help. */
export const ClearingOnThePageWithoutAnAccount: Story = {
  render: showing('/test-supabase?clear'),
  beforeEach: () => void (mockState.hasAccounts = true),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Clear all jobs' }));
    await userEvent.click(section.getByRole('button', { name: 'Clear all jobs' }));
    await expect(await canvas.findByText(/^Only staff can change the jobs. Sign in, then/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Clear all jobs' })).toBeNull();
    await signInWithCode(canvas);
    await expect(await canvas.findByRole('button', { name: 'Sign out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Jobs' }));
    await expect(await canvas.findByText(/^Sync completed/)).toBeVisible();
    await expect(canvas.queryByText(/^Only staff can change the jobs/)).toBeNull();
  },
};

/** What it gets once the jobs are cleared. */
export const ClearedOnThePage: Story = {
  render: showing('/test-supabase?cleared=12'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Successfully cleared 12 jobs from database')).toBeVisible();
  },
};

export const ClearingCancelled: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  play: async ({ canvas }) => {
    const jobs = mockState.jobs.length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all jobs' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(mockState.jobs).toHaveLength(jobs);
  },
};
