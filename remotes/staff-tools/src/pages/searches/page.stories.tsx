import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { emptySearches, type EmptySearch } from '@site/contract';
import { mockState } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, longList, showing } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Searches',
  ...deskMeta('/staff/searches'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TABLE = { name: 'What was not found, the most frequent first' };

const search: EmptySearch = {
  description: '“ferry crew” jobs in or near mallaig',
  search: 'ferry crew',
  near: 'mallaig',
  place: 'Mallaig, Highland',
  corrected: null,
  path: '/jobs?search=ferry+crew&near=mallaig',
  searches: 1_234,
  lastAt: '2026-11-16T08:55:00.000Z',
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', TABLE)).toBeVisible();
    await expect(canvas.getByText('1 to 7 of 7')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /“Tram driver” jobs 41.*2026-11-16 08:45 UTC/i })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /lerwick 28 Lerwick, Shetland/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /lower mockington 3 Unknown place/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /shunter hulll.*6 “shunter Hull”/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '“tram driver” jobs' })).toHaveAttribute(
      'href',
      '/jobs?search=tram+driver',
    );
    await expect(canvas.getByText(/^Besides 4 searches without the text/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${emptySearches.path}?format=csv`,
    );
    await expect(canvas.getByRole('link', { name: 'Searches' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Period'), 'Last 7 days');
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Latest');
    await userEvent.type(canvas.getByLabelText(/Words or place/), 'tram');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByText('1 to 1 of 1')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${emptySearches.path}?days=7&sort=latest&text=tram&format=csv`,
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByText('1 to 7 of 7')).toBeVisible());
  },
};

export const NothingMatches: Story = {
  render: showing('/staff/searches?text=submarine'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
  },
};

/** What a visitor just did not find appears without a reload. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', TABLE);
    mockState.emptySearches = [search, ...mockState.emptySearches];
    await expect(await canvas.findByRole('row', { name: /ferry crew.*1,234.*Mallaig, Highland/ })).toBeVisible();
  },
};

export const Locked = locked(TABLE.name);

export const Empty: Story = {
  beforeEach: () => void Object.assign(mockState, { emptySearches: [], unlistedSearches: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every search found something')).toBeVisible();
    await expect(canvas.queryByText(/without the text/)).toBeNull();
  },
};

export const Failed = failed('emptySearches:500', 'The searches could not be read');

export const LongContent = longList(() => {
  const description = `“${UNBROKEN.slice(0, 200)}” jobs`;
  mockState.emptySearches = Array.from({ length: 120 }, () => ({ ...search, description }));
});
