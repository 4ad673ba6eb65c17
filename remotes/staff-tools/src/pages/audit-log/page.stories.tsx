import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { auditLog, type StaffAction } from '@site/contract';
import { handlersFor, MOCK_PASSWORD, mockState, statesFor } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, longList, showing } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Audit log',
  ...deskMeta('/staff/audit-log'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TABLE = { name: 'What staff did, newest first' };

const entry: StaffAction = {
  id: 900,
  at: '2026-11-16T08:55:00.000Z',
  actor: 'session 3f2a91c0',
  person: null,
  isOwn: true,
  action: 'clear-jobs',
  subject: null,
  outcome: 'done',
  rows: 1_234,
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', TABLE)).toBeVisible();
    await expect(canvas.getByText('1 to 4 of 4')).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /2026-11-16 08:18 UTC.*Session b71d04ce.*Synced jobs.*13/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Jo Smith.*Cleared all jobs.*Refused/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${auditLog.path}?format=csv`,
    );
    await expect(canvas.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Outcome'), 'Failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByText('1 to 1 of 1')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${auditLog.path}?outcome=failed&format=csv`,
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByText('1 to 4 of 4')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
};

export const NothingMatches: Story = {
  render: showing('/staff/audit-log?outcome=failed'),
  beforeEach: () => void (mockState.staffActions = [entry]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
  },
};

/** What others do appears without a reload, and reading on does not prolong the session. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', TABLE);
    mockState.staffActions = [entry, ...mockState.staffActions];
    await expect(await canvas.findByRole('row', { name: /You.*Cleared all jobs.*1,234/ })).toBeVisible();
  },
};

/** The server stops answering: what was read stays. */
export const OutOfDate: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('table', TABLE);
    msw.use(...statesFor('auditLog:offline'));
    await expect(await canvas.findByText(/may be out of date/)).toBeVisible();
    await expect(canvas.getByRole('table', TABLE)).toBeVisible();
  },
};

export const Locked = locked(TABLE.name);

/** The page is made for a session that is gone when the browser asks for it. */
export const SessionEndsAtOnce: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in', 'auditLog:session-ends') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  },
};

/** The server ends the session while the page is read: signing in again leads back to the same page and filters. */
export const SessionEnds: Story = {
  render: showing('/staff/audit-log?outcome=done'),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('table', TABLE);
    await userEvent.selectOptions(canvas.getByLabelText('Outcome'), 'Failed');
    msw.use(...statesFor('auditLog:401'));
    await expect(await canvas.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText('Staff password')).toHaveFocus());
    msw.use(...handlersFor('signed-in'));
    await userEvent.keyboard(`${MOCK_PASSWORD}{Enter}`);
    await expect(await canvas.findByRole('table', TABLE)).toBeVisible();
    await expect(canvas.getByText('1 to 2 of 2')).toBeVisible();
    await expect(canvas.getByLabelText('Outcome'), 'what was chosen, and not shown yet').toHaveDisplayValue('Failed');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Empty: Story = {
  beforeEach: () => void (mockState.staffActions = []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has changed anything yet')).toBeVisible();
    await expect(canvas.queryByRole('search'), 'nothing to filter').toBeNull();
  },
};

export const Failed = failed('auditLog:500', 'The audit log could not be read');

export const LongContent = longList(() => {
  mockState.staffActions = Array.from({ length: 120 }, () => ({ ...entry, isOwn: false, subject: UNBROKEN }));
});
