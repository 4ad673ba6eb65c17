import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { endpoints, OUR_FAULT, type SyncRun, type SyncStatus } from '@site/contract';
import { categoryFixtures, handlersFor, mockState, mockSyncStatus, resetMocks, statesFor } from '@site/mocks';
import { LONG_TITLE, textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsInside } from '../../../../../.storybook/page-states.ts';
import { siteStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';
import { pageMeta, signIn } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Database test',
  ...pageMeta('/test-supabase'),
} satisfies Meta;
export default meta;

type Story = StoryObj;

const FLAG = 'session:staffAuth';
const LOG = { name: 'What staff did last' };

/** Answers the sync status with these differences. */
const answeringStatus = (changes: Partial<SyncStatus>) =>
  http.get(`*${endpoints.syncStatus.path}`, () =>
    HttpResponse.json({ success: true, data: { ...mockSyncStatus(), ...changes } }),
  );

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Supabase Database Test' })).toBeVisible();
    await expect(canvas.getByText('Connected')).toBeVisible();
    const [category] = categoryFixtures;
    const item = canvas.getByText(category!.name, { selector: 'li *' }).closest('li')!;
    await expect(item).toHaveTextContent(category!.description);
    await expect(item.querySelector('rect')).toHaveStyle({ fill: category!.color });
    await expect(canvas.getByRole('heading', { name: `Job categories (${categoryFixtures.length})` })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Current jobs (10)' })).toBeVisible();
    await expect(canvas.getByText('Completed')).toHaveAttribute('class', expect.stringContaining('success'));
    await expect(canvas.getByText(/^Sync Jobs fetches the whole feed/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Database test' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText(/^Every change to the jobs is recorded/)).toBeVisible();
  },
};

/** This back end imports one advert a sync. */
export const InTestingMode: Story = {
  beforeEach: ({ msw }) => msw.use(answeringStatus({ mode: 'testing' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sync Jobs fetches 1 job from the feed/)).toBeVisible();
  },
};

/** A back end that says no more than the specification asks for: no mode, and a status of its own. */
export const AnotherBackEnd: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answeringStatus({ mode: null, latestSync: { status: 'queued' as 'running', jobsProcessed: 0 } as SyncRun }),
    ),
  play: async ({ canvas }) => {
    const badge = await canvas.findByText('In progress');
    await expect(badge).toHaveAttribute('class', expect.stringContaining('warning'));
    await expect(canvas.getByText(/^In testing mode Sync Jobs fetches 1 job/)).toBeVisible();
  },
};

/** What another session does appears without a reload: in the status, the lists and the audit log. */
export const Live: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  beforeEach: () => localStorage.setItem(FLAG, 'true'),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', LOG);
    mockState.jobs = [];
    mockState.staffActions = [{ ...mockState.staffActions[0]!, id: 900, action: 'clear-jobs', rows: 1_234 }];
    await expect(await canvas.findByText('No jobs found yet. Click "Sync Jobs" to fetch...')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Cleared all jobs.*1,234/ })).toBeVisible();
  },
};

/** The server stops answering: what was read stays. */
export const OutOfDate: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Connected');
    msw.use(...statesFor('syncStatus:offline'));
    await expect(await canvas.findByText(/may be out of date/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Current jobs (10)' })).toBeVisible();
  },
};

export const NoAuditLog: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  beforeEach: ({ msw }) => {
    localStorage.setItem(FLAG, 'true');
    msw.use(...statesFor('auditLog:500'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The audit log could not be read')).toBeVisible();
    await expect(canvas.getByText(OUR_FAULT)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await fitsInside(await canvas.findByRole('region', { name: 'Sync status' }));
  },
};

export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

/** The previous page stays visible until the database has answered. */
export const Loading: Story = {
  render: siteStory({ routes, url: '/test-supabase-debug' }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, msw }) => {
    const link = await canvas.findByRole('link', { name: 'Database test' });
    msw.use(...handlersFor('pending'));
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Debug test' })).toBeVisible();
  },
};

/** The connection is tested again, and the last result no longer counts. */
export const Retesting: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Connected');
    msw.use(...handlersFor('pending'));
    await userEvent.click(canvas.getByRole('button', { name: 'Retest connection' }));
    await expect(await canvas.findByText('Testing connection…')).toBeVisible();
    await expect(canvas.queryByText('Connected')).toBeNull();
  },
};

/** The status is read at once. */
export const Refreshed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Completed');
    Object.assign(mockState.syncs[0]!.sync, { status: 'failed', errorMessage: 'The feed did not answer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh status' }));
    await expect(await canvas.findByText('Status refreshed.')).toBeVisible();
    await expect(await canvas.findByText('The feed did not answer')).toBeVisible();
  },
};

/** A browser that signed in before asks the server first. */
export const SignedIn: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  beforeEach: () => localStorage.setItem(FLAG, 'true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are signed in as staff. Jobs can be synced and cleared.')).toBeVisible();
    await expect(canvas.queryByLabelText('Staff password')).toBeNull();
    await expect(await canvas.findByRole('table', LOG)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All of the audit log' })).toHaveAttribute(
      'href',
      '/staff/audit-log',
    );
  },
};

export const SignedInOnAPhone: Story = { ...SignedIn, globals: { viewport: { value: 'phone' } } };

/** The lists are shown before the session has been verified. */
export const CheckingTheSession: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem(FLAG, 'true');
    msw.use(...statesFor('staffAuth:pending'));
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
    const banner = (await canvas.findByText('Connection failed')).closest('[role="status"]');
    await expect(banner).toHaveTextContent('Error fetching categories: ');
    await expect(banner).toHaveAttribute('class', expect.stringContaining('danger'));
    await expect(canvas.getAllByText(/^Error fetching categories: /)[0]).toBeVisible();
    await expect(canvas.queryByText(/^No jobs found/)).not.toBeInTheDocument();
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

/** Something other than the API answers: each part says so separately. */
export const UnreadableReplies: Story = {
  parameters: { msw: { handlers: handlersFor('web-page') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connection failed')).toBeVisible();
    await expect(canvas.getAllByText(/^Error fetching jobs: /)[0]).toBeVisible();
    await expect(canvas.getByText('The sync status could not be read')).toBeVisible();
  },
};

export const WrongStaffPassword: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas, 'guess');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect password.');
  },
};

export const TooManyPasswords: Story = {
  parameters: { msw: { handlers: handlersFor('rate-limited') } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Signing in failed: Too many requests. Please wait 15 minutes',
    );
  },
};

/** The structure goes to the console and nowhere else. */
export const JobStructure: Story = {
  play: async ({ canvas }) => {
    const log = spyOn(console, 'info').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Test job structure' }));
    await expect(log).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/Nothing was added/)).toBeVisible();
  },
};

/** Names, reasons and titles of any length, on a phone. */
export const LongContent: Story = {
  parameters: { msw: { handlers: handlersFor('feed-down') } },
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
