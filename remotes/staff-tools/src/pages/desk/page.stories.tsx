import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { compositionFixture, handlersFor, mockState } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, signIn, signInWithCode, type Canvas } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Desk',
  ...deskMeta('/staff'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Ready: Story = {
  play: async ({ canvas }) => {
    const mail = await card(canvas, 'Mail');
    await expect(mail.getByText('1 failed')).toBeVisible();
    await expect(mail.getByRole('link', { name: '1' })).toHaveAttribute('href', '/staff/mail?status=failed');
    await expect((await card(canvas, 'Syncs')).getByText('Completed')).toBeVisible();
    const remotes = await card(canvas, 'Remotes');
    await expect(remotes.getByText('1 missing')).toBeVisible();
    await expect((await card(canvas, 'Blocked in browsers')).getByText('3 reports')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'What staff did last' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Desk' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** Whoever applied for a job that has closed is answered first. */
export const JobClosed: Story = {
  beforeEach: () => {
    mockState.jobs = mockState.jobs.slice(1);
  },
  play: async ({ canvas }) => {
    const answers = await card(canvas, 'Promised answers');
    await expect(answers.getByText('2 for closed jobs')).toBeVisible();
    await expect(answers.getByRole('link', { name: '2' })).toHaveAttribute('href', '/staff/answers');
  },
};

/** What visitors send, and what breaks, appears without a reload. */
export const Live: Story = {
  play: async ({ canvas }) => {
    const mail = await card(canvas, 'Mail');
    await expect(mail.getByText('1 failed')).toBeVisible();
    mockState.mails = [];
    await expect(await mail.findByText('All sent')).toBeVisible();
  },
};

export const OverdueSync: Story = {
  beforeEach: () => void (mockState.syncs = mockState.syncs.filter(({ sync }) => sync.startedAt < '2026-11-15T09')),
  play: async ({ canvas }) => {
    await expect((await card(canvas, 'Syncs')).getByText('Overdue')).toBeVisible();
  },
};

/** A quiet night. */
export const Empty: Story = {
  beforeEach: () => {
    Object.assign(mockState, { mails: [], earlierSubmissions: [], emptySearches: [], unlistedSearches: 0 });
    mockState.accessGrants = [];
    mockState.staffActions = [];
    mockState.policyReports = 0;
    mockState.composition = {
      ...compositionFixture,
      remotes: compositionFixture.remotes.filter(({ status }) => status === 'current'),
    };
  },
  play: async ({ canvas }) => {
    await expect((await card(canvas, 'Submissions')).getByText('None new')).toBeVisible();
    await expect((await card(canvas, 'Proposal access')).getByText('None ending')).toBeVisible();
    await expect((await card(canvas, 'Remotes')).getByText('All newest')).toBeVisible();
    await expect((await card(canvas, 'Blocked in browsers')).getByText('Nothing')).toBeVisible();
    await expect(canvas.getByText('Nobody has changed anything yet')).toBeVisible();
  },
};

/** What another operator has asked for, and how to give one's word. */
export const AskedByAnotherOperator: Story = {
  beforeEach: () => {
    const endsAt = '2026-11-16T09:55:00.000Z';
    mockState.staffRequests = [
      { action: 'clear-jobs', person: 'Jo Smith', subject: null, endsAt },
      { action: 'remove-staff', person: 'Jo Smith', subject: 'Alex Morgan', endsAt },
    ];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jo Smith asks for all jobs to be cleared')).toBeVisible();
    await expect(canvas.getByText('Jo Smith asks for Alex Morgan’s account to be removed')).toBeVisible();
    const [jobs, accounts] = canvas.getAllByRole('link', { name: 'go there' });
    await expect(jobs).toHaveAttribute('href', '/test-supabase');
    await expect(accounts).toHaveAttribute('href', '/staff/accounts');
  },
};

export const SharedPasswordStays: Story = {
  beforeEach: () => void (mockState.sharedPasswordStays = true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The shared password opens the desk, too')).toBeVisible();
  },
};

/** With accounts, nobody is asked for the shared password. */
export const LockedWithAccounts: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  beforeEach: () => void (mockState.hasAccounts = true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please sign in with your own account.')).toBeVisible();
    await expect(canvas.queryByLabelText('Staff password')).toBeNull();
    await signInWithCode(canvas);
    await expect(await canvas.findByRole('region', { name: 'Mail' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Locked: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('region', { name: 'Mail' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Failed = failed('deskSummary:500', 'The desk could not be read');

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const [mail] = mockState.mails.filter((each) => each.mail.status === 'failed');
    mockState.mails = Array.from({ length: 1_234 }, () => mail!);
    mockState.staffActions = mockState.staffActions.map((action) => ({ ...action, subject: UNBROKEN }));
  },
  play: async ({ canvas }) => {
    await expect((await card(canvas, 'Mail')).getByText('1,234 failed')).toBeVisible();
  },
};
