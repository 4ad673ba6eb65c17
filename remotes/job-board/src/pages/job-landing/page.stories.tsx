import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlersFor, mockState, resetMocks } from '@site/mocks';
import { LONG_TITLE, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const landingPage = `*${endpoints.landingPage.path}`;
const at = (url: string) => ({ render: pageStory({ routes, url }) });

const meta = {
  title: 'Pages/Job board/Jobs of a role or place',
  parameters: { layout: 'fullscreen', msw: { handlers: handlersFor() } },
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list with its search, how many jobs there are and what they pay, and links to neighbours. */
export const Ready: Story = {
  ...at('/jobs/hgv-driver'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { length } = mockState.jobs.filter(({ category }) => category === 'HGV Driver');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'HGV Driver jobs' })).toBeVisible();
    await expect(canvas.getByText(new RegExp(`There are ${length} HGV Driver jobs.`))).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
    const places = within(canvas.getByRole('region', { name: 'HGV Driver jobs in other places' }));
    await expect(places.getByRole('link', { name: 'Leeds' })).toHaveAttribute('href', '/jobs/hgv-driver/in/leeds');
    const roles = within(canvas.getByRole('region', { name: 'Other roles' }));
    await expect(roles.getByRole('link', { name: 'Warehouse' })).toHaveAttribute('href', '/jobs/warehouse');
    await expect(canvas.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/jobs.rss?category=HGV+Driver');
  },
};

export const OfARoleInAPlace: Story = {
  ...at('/jobs/hgv-driver/in/leeds'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'HGV Driver jobs in Leeds' })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'HGV Driver jobs' })).toHaveAttribute('href', '/jobs/hgv-driver');
  },
};

export const OnAPhone: Story = { ...OfARoleInAPlace, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...OfARoleInAPlace, globals: { viewport: { value: 'tablet' } } };

export const Empty: Story = {
  ...at('/jobs/hgv-driver'),
  beforeEach: () => {
    resetMocks();
    mockState.jobs = mockState.jobs.filter(({ category }) => category !== 'HGV Driver');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no HGV Driver jobs at the moment.')).toBeVisible();
    await expect(canvas.getByText('No jobs found matching your criteria')).toBeVisible();
    const roles = within(canvas.getByRole('region', { name: 'Other roles' }));
    await expect(roles.getByRole('link', { name: 'Warehouse' })).toBeVisible();
  },
};

/** The page stays while the next one loads. */
export const Loading: Story = {
  ...at('/jobs/hgv-driver'),
  play: async ({ canvas, msw }) => {
    const roles = within(await canvas.findByRole('region', { name: 'Other roles' }));
    const link = roles.getByRole('link', { name: 'Warehouse' });
    msw.use(http.get(landingPage, () => delay('infinite')));
    await userEvent.click(link);
    await expect(canvas.getByRole('heading', { level: 1, name: 'HGV Driver jobs' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...at('/jobs/in/leeds'),
  beforeEach: ({ msw }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(http.get(landingPage, () => HttpResponse.json({ error: 'Internal error' }, { status: 500 })));
    return () => log.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'These jobs are stuck in traffic' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/jobs/in/leeds');
  },
};

export const UnknownPlace: Story = {
  ...at('/jobs/in/atlantis'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse all jobs' })).toHaveAttribute('href', '/jobs');
  },
};

/** A filter leads back to the whole list, with the role kept. */
export const FilteredFurther: Story = {
  ...at('/jobs/hgv-driver'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const quick = within(await canvas.findByRole('group', { name: 'Quick filters' }));
    await userEvent.click(quick.getByRole('button', { name: 'Permanent' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove filter: HGV Driver' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Remove filter: Permanent' })).toBeVisible();
  },
};

export const LongContent: Story = {
  ...at('/jobs/hgv-driver'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    resetMocks();
    mockState.jobs = mockState.jobs.slice(0, 20).map((job, index) => ({
      ...job,
      category: 'HGV Driver',
      title: LONG_TITLE,
      location: index % 2 === 0 ? UNBROKEN : 'Stratford-upon-Avon and the surrounding villages of South Warwickshire',
    }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};
