import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { syncs, staffEndpoints, type ListedSync } from '@site/contract';
import { mockState, statesFor } from '@site/mocks';
import { textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, showing } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Syncs',
  ...deskMeta('/staff/syncs'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TABLE = { name: 'Syncs, newest first' };

const running: ListedSync = {
  id: 900,
  startedAt: '2026-11-16T08:59:30.000Z',
  finishedAt: null,
  triggeredBy: 'schedule',
  status: 'running',
  jobsProcessed: 0,
  jobsAdded: 0,
  jobsUpdated: 0,
  jobsClosed: 0,
  jobsFailed: 0,
  errorMessage: null,
  advertsRead: 0,
  advertsTotal: 1_000,
  feedReadAt: null,
  isSilent: false,
};
const startSync = (changes: Partial<ListedSync> = {}) =>
  void mockState.syncs.unshift({ sync: { ...running, ...changes }, rejected: [], findings: [] });

/** The sync that was started is further. */
const goOn = (changes: Partial<ListedSync>) => void Object.assign(mockState.syncs[0]!.sync, changes);

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('table', TABLE)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No sync is running' })).toBeVisible();
    await step('the last fifty are listed, with their figures', async () => {
      await expect(canvas.getByText('1 to 50 of 56')).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: /^2026-11-16 08:18 UTC Completed Staff 8 s \d+ 4 7 2 0/ }),
      ).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Failed Schedule .* it answered with status 503$/ })).toBeVisible();
    });
    await step('a chart sums them up, and each bar says its figures', async () => {
      const chart = canvas.getByRole('img', { name: /^Bar chart of 50 syncs: .* 3 rejected in all; 1 sync failed$/ });
      await expect(chart).toBeVisible();
      await expect(chart.querySelectorAll('title')).toHaveLength(50);
      await expect(chart).toHaveTextContent('2026-11-16 08:18 UTC: 4 added, 7 updated, 2 closed, 0 rejected');
    });
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${syncs.path}?format=csv`,
    );
    await expect(canvas.getByRole('link', { name: 'Syncs' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const OlderOnes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
    await expect(await canvas.findByText('51 to 56 of 56')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /First start/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Bar chart of 6 syncs/ })).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Adverts'), 'Some were rejected');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByText('1 to 1 of 1')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${syncs.path}?rejected=some&format=csv`,
    );
  },
};

export const NothingMatches: Story = {
  render: showing('/staff/syncs?status=running'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Bar chart/ })).toBeNull();
  },
};

/** Somebody else, or the schedule, started a sync: its bar moves without a reload. */
export const Running: Story = {
  beforeEach: () => startSync({ advertsRead: 200 }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Reading the feed: 200 of 1,000 adverts' });
    await expect(bar).toHaveAttribute('value', '200');
    await expect(canvas.getByText(/\(schedule\)$/)).toBeVisible();
    goOn({ advertsRead: 400 });
    await waitFor(() => expect(bar).toHaveAttribute('value', '400'), { timeout: 8_000 });
    await expect(canvas.getByText('Reading the feed: 400 of 1,000 adverts')).toBeVisible();
  },
};

/** The feed has been read, and a sync that is over leaves its figures. */
export const RunningToItsEnd: Story = {
  beforeEach: () => startSync({ advertsRead: 1_000, feedReadAt: '2026-11-16T08:59:50.000Z' }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'The feed has been read. Storing 1,000 adverts …' });
    await expect(bar).not.toHaveAttribute('value');
    goOn({ status: 'completed', finishedAt: '2026-11-16T09:00:00.000Z', jobsProcessed: 1_000, jobsUpdated: 3 });
    await expect(await canvas.findByRole('heading', { name: 'No sync is running' }, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /08:59 UTC Completed Schedule .* 1,000 0 3 0 0/ })).toBeVisible();
  },
};

/** It is not known how many adverts there are. */
export const RunningWithoutATotal: Story = {
  beforeEach: ({ msw }) => {
    const sync = { ...running, advertsRead: 1, advertsTotal: null };
    msw.use(
      http.get(`*${syncs.path}`, () =>
        HttpResponse.json({ rows: [sync], pagination: { total: 1, totalPages: 1 }, running: sync }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Reading the feed: 1 advert so far' });
    await expect(bar).not.toHaveAttribute('value');
  },
};

/** Its server has stopped, so that the bar would stand still for ever. */
export const Silent: Story = {
  beforeEach: () => startSync({ isSilent: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It has given no sign of life for five minutes/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sync now' })).toBeVisible();
  },
};

/** A sync started here shows its progress while the page still waits for the reply. */
export const StartedHere: Story = {
  play: async ({ canvas, msw }) => {
    msw.use(
      http.post(`*${staffEndpoints.triggerSync.path}`, async () => {
        startSync({ triggeredBy: 'staff' });
        await delay('infinite');
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync now' }));
    await expect(await canvas.findByRole('button', { name: 'Syncing...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(await canvas.findByRole('progressbar', {}, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getByText(/\(staff\)$/)).toBeVisible();
  },
};

export const Synced: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync now' }));
    await expect(await canvas.findByText(/^Sync completed: \d+ processed, 0 added, 0 updated$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('1 to 50 of 57')).toBeVisible());
  },
};

/** What a browser without JavaScript gets once its sync has ended. */
export const SyncedOnThePage: Story = {
  render: showing('/staff/syncs?synced'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sync completed')).toBeVisible();
  },
};

export const AlreadyRunning: Story = {
  beforeEach: () => startSync(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync now' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Sync failed: A sync is already running. Please try again when it has finished.',
    );
  },
};

export const SyncFailed: Story = {
  play: async ({ canvas, msw }) => {
    msw.use(...statesFor('triggerSync:502'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync now' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Sync failed: The job feed could not be read: it answered with status 503',
    );
  },
};

const lockedTable = locked(TABLE.name);

export const Locked: Story = {
  ...lockedTable,
  play: async (context) => {
    await expect(await context.canvas.findByLabelText('Staff password')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Sync now' })).toBeNull();
    await lockedTable.play!(context);
  },
};

export const Empty: Story = {
  beforeEach: () => void (mockState.syncs = []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There has been no sync yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sync now' })).toBeVisible();
  },
};

export const Failed = failed('syncs:500', 'The syncs could not be read');

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const sync: ListedSync = {
      ...running,
      status: 'failed',
      finishedAt: '2026-11-16T10:10:10.000Z',
      jobsProcessed: 1_234_567,
      jobsAdded: 1_234_567,
      errorMessage: `${textOf(30)} ${UNBROKEN}`,
    };
    mockState.syncs = Array.from({ length: 120 }, (_, index) => ({
      sync: { ...sync, id: 120 - index },
      rejected: [],
      findings: [],
    }));
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', TABLE));
    await expect(table.getAllByText('70 min 40 s')).toHaveLength(50);
    await expect(canvas.getByText('1 to 50 of 120')).toBeVisible();
  },
};
