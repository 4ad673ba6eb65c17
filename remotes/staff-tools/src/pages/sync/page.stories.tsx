import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { syncDetails } from '@site/contract';
import { handlersFor, MOCK_PASSWORD, mockState, resetMocks } from '@site/mocks';
import { textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

/** Of the mocks' syncs: one that rejected three adverts, one that failed, and one that took all. */
const [REJECTING, FAILING, COMPLETE] = [47, 51, 56];
const pageOf = (id: number) => pageStory({ routes, url: `/staff/syncs/${id}` });

const meta = {
  title: 'Pages/Staff tools/Sync',
  render: pageOf(REJECTING),
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: handlersFor('signed-in') },
    withoutStates: { Loading: 'Its data is loaded before it shows; Pages/Shell/Layout/Loading shows a page loading.' },
  },
  beforeEach: () => {
    localStorage.clear();
    resetMocks();
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rejected adverts (3)' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '10417 AdvertTitle is empty' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Without a number AdvertID is not a number' })).toBeVisible();
    await expect(canvas.getByText(/^The site did not take these adverts/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${syncDetails.path}?id=${REJECTING}&format=csv`,
    );
    await expect(canvas.getByRole('link', { name: 'All syncs' })).toHaveAttribute('href', '/staff/syncs');
    await expect(canvas.getByRole('link', { name: 'Syncs' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  render: pageOf(COMPLETE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This sync took every advert')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Export as CSV' })).toBeNull();
  },
};

export const FailedSync: Story = {
  render: pageOf(FAILING),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The job feed could not be read: it answered with status 503')).toBeVisible();
    await expect(canvas.getByText('A sync that failed takes no adverts, and rejects none')).toBeVisible();
  },
};

export const Running: Story = {
  render: pageOf(900),
  beforeEach: () => {
    const [newest] = mockState.syncs;
    const sync = { ...newest!.sync, id: 900, status: 'running' as const, finishedAt: null, feedReadAt: null };
    mockState.syncs.unshift({ sync: { ...sync, advertsRead: 0, advertsTotal: 700 }, rejected: [] });
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Reading the feed: 200 of 700 adverts' });
    await expect(bar).toBeVisible();
    await expect(canvas.getByText('Rejected adverts are listed once the sync has finished')).toBeVisible();
    await expect(await canvas.findByText('Reading the feed: 400 of 700 adverts', {}, { timeout: 8_000 })).toBeVisible();
  },
};

export const Unknown: Story = {
  render: pageOf(12_345),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such sync. Syncs are kept for 90 days.')).toBeVisible();
  },
};

export const Locked: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Staff password'), MOCK_PASSWORD);
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('table', { name: 'Rejected adverts' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(`*${syncDetails.path}`, () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sync could not be read')).toBeVisible();
    await expect(canvas.getByText('Out of order')).toBeVisible();
  },
};

/** More were rejected than are kept; and whatever the feed calls an advert is shown as text. */
export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const found = mockState.syncs.find(({ sync }) => sync.id === REJECTING)!;
    const rejected = Array.from({ length: 100 }, () => ({ externalId: UNBROKEN, reason: `<b>${textOf(20)}</b>` }));
    Object.assign(found, { sync: { ...found.sync, jobsFailed: 1_240, errorMessage: textOf(40) }, rejected });
  },
  play: async ({ canvas, canvasElement }) => {
    const name = 'The first 100 of 1,240 rejected adverts';
    await expect(await canvas.findByRole('table', { name })).toBeVisible();
    await expect(canvasElement.querySelector('td b')).toBeNull();
  },
};
