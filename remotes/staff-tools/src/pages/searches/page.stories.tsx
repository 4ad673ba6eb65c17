import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { emptySearches, type EmptySearch } from '@site/contract';
import { handlersFor, MOCK_PASSWORD, mockState, resetMocks } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Staff tools/Searches',
  render: pageStory({ routes, url: '/staff/searches' }),
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
  render: pageStory({ routes, url: '/staff/searches?text=submarine' }),
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

export const Locked: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Staff password'), MOCK_PASSWORD);
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('table', TABLE)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => void Object.assign(mockState, { emptySearches: [], unlistedSearches: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every search found something')).toBeVisible();
    await expect(canvas.queryByText(/without the text/)).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(`*${emptySearches.path}`, () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The searches could not be read')).toBeVisible();
    await expect(canvas.getByText('Out of order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const description = `“${UNBROKEN.slice(0, 200)}” jobs`;
    mockState.emptySearches = Array.from({ length: 120 }, () => ({ ...search, description }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 50 of 120')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await expect(await canvas.findByText('101 to 120 of 120')).toBeVisible();
  },
};
