import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { syncDetails } from '@site/contract';
import { mockState } from '@site/mocks';
import { textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, showing } from '../../testing/page-stories.ts';

/** Of the mocks' syncs: one that rejected three adverts, one that failed, and one that took all. */
const [REJECTING, FAILING, COMPLETE] = [47, 51, 56];
const addressOf = (id: number) => `/staff/syncs/${id}`;

const meta = {
  title: 'Pages/Staff tools/Sync',
  ...deskMeta(addressOf(REJECTING)),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rejected adverts (3)' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '10417 AdvertTitle is empty' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Without a number AdvertID is not a number' })).toBeVisible();
    await expect(canvas.getByText(/^The site did not take these adverts/)).toBeVisible();
    const found = canvas.getByRole('table', { name: 'What was refused and repaired' });
    await expect(found).toHaveTextContent('RefusedAdvertTitle is empty110417');
    await expect(found).toHaveTextContent('RepairedEntities of HTML were decoded1210403: Picker &amp; Packer');
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
  render: showing(addressOf(COMPLETE)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This sync took every advert')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Export as CSV' })).toBeNull();
    await expect(canvas.queryByText('What to tell the supplier')).toBeNull();
  },
};

export const FailedSync: Story = {
  render: showing(addressOf(FAILING)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The job feed could not be read: it answered with status 503')).toBeVisible();
    await expect(canvas.getByText('A sync that failed takes no adverts, and rejects none')).toBeVisible();
  },
};

export const Running: Story = {
  render: showing(addressOf(900)),
  beforeEach: () => {
    const [newest] = mockState.syncs;
    const sync = { ...newest!.sync, id: 900, status: 'running' as const, finishedAt: null, feedReadAt: null };
    mockState.syncs.unshift({ sync: { ...sync, advertsRead: 200, advertsTotal: 700 }, rejected: [], findings: [] });
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Reading the feed: 200 of 700 adverts' });
    await expect(bar).toBeVisible();
    await expect(canvas.getByText('Rejected adverts are listed once the sync has finished')).toBeVisible();
    mockState.syncs[0]!.sync.advertsRead = 400;
    await expect(await canvas.findByText('Reading the feed: 400 of 700 adverts', {}, { timeout: 8_000 })).toBeVisible();
  },
};

export const Unknown: Story = {
  render: showing(addressOf(12_345)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such sync. Syncs are kept for 90 days.')).toBeVisible();
  },
};

export const Locked = locked('Rejected adverts');

export const Failed = failed('syncDetails:500', 'The sync could not be read');

/** More were rejected than are kept; and whatever the feed calls an advert is shown as text. */
export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const found = mockState.syncs.find(({ sync }) => sync.id === REJECTING)!;
    const rejected = Array.from({ length: 100 }, () => ({ externalId: UNBROKEN, reason: `<b>${textOf(20)}</b>` }));
    const finding = { outcome: 'repaired', what: textOf(20), adverts: 9, externalId: UNBROKEN, example: '<b>x</b>' };
    Object.assign(found, {
      findings: [finding],
      sync: { ...found.sync, jobsFailed: 1_240, errorMessage: textOf(40) },
      rejected,
    });
  },
  play: async ({ canvas, canvasElement }) => {
    const name = 'The first 100 of 1,240 rejected adverts';
    await expect(await canvas.findByRole('table', { name })).toBeVisible();
    await expect(canvasElement.querySelector('td b')).toBeNull();
  },
};
