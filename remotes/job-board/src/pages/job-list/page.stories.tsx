import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, handlersFor, mockState, resetMocks } from '@site/mocks';
import { LONG_NAME, LONG_TITLE, textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsInside, fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory, siteStory } from '../../../../../.storybook/page.tsx';
import { routes as marketing } from '../../../../marketing/src/routes.tsx';
import { routes } from '../../routes.tsx';

const getJobs = `*${endpoints.getJobs.path}`;
const at = (url: string) => ({ render: pageStory({ routes, url }) });

const WORDS = 'Job title, skill or company';

const meta = {
  title: 'Pages/Job board/Job list',
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('link', { current: 'page', name: /1/ })).toBeVisible();
  },
};

export const Filtered: Story = {
  ...at('/jobs?search=driver&location=London&salary_min=20000&sort=salary-high'),
  play: async ({ canvas }) => {
    const chosen = within(await canvas.findByRole('list', { name: 'Active filters' }));
    await expect(chosen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '“driver”',
      'London',
      'From £20,000',
    ]);
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('salary-high');
  },
};

export const AFilterAppliesAtOnceAndCanBeTakenOff: Story = {
  ...at('/jobs?page=2'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /jobs found/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Leeds' }));
    const remove = await canvas.findByRole('button', { name: 'Remove filter: Leeds' });
    await expect(await canvas.findByRole('heading', { name: /^\d+ jobs in Leeds$/ })).toBeVisible();
    for (const card of canvas.getAllByRole('article')) await expect(card).toHaveTextContent('Leeds');

    await userEvent.click(remove);
    await expect(await canvas.findByRole('heading', { name: /jobs found/ })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Leeds' })).not.toBeChecked();
  },
};

export const ASalaryAppliesWhenItsFieldIsLeft: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Minimum salary/), '45000');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Remove filter: From £45,000' })).toBeVisible();
  },
};

export const QuickFiltersSwitchOnAndOff: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    const quick = within(await canvas.findByRole('group', { name: 'Quick filters' }));
    await userEvent.click(quick.getByRole('button', { name: 'Permanent' }));
    await waitFor(() =>
      expect(quick.getByRole('button', { name: 'Permanent' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.click(quick.getByRole('button', { name: 'Permanent' }));
    await waitFor(() =>
      expect(quick.getByRole('button', { name: 'Permanent' })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

export const TurningThePageMovesTheFocusToTheResults: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /next/i }));
    await expect(await canvas.findByText(/Showing 13 to/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /jobs found/ })).toHaveFocus());
  },
};

export const Empty: Story = {
  ...at('/jobs?search=astronaut&sort=oldest'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs found matching your criteria')).toBeVisible();
    await expect(canvas.getByText('Try adjusting your search terms or filters')).toBeVisible();
  },
};

/** The empty list says why nothing can match, and either salary can be taken off. */
export const EmptyAsTheSalariesAreCrossed: Story = {
  ...at('/jobs?salary_min=50000&salary_max=20000'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The minimum salary is above the maximum/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter: From £50,000' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Up to £20,000' }));
    await waitFor(() => expect(canvas.queryByText(/The minimum salary is above/)).toBeNull());
  },
};

export const ClearingTheFiltersOfAnEmptyListKeepsItsOrder: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await canvas.findByText('No jobs found matching your criteria');
    const clear = canvas.getAllByRole('button', { name: 'Clear all filters' }).at(-1);
    await userEvent.click(clear as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('oldest');
  },
};

/** A search that nothing matches shows the jobs most likely meant, and says so. */
export const Corrected: Story = {
  ...at('/jobs?search=wharehouse&sort=oldest'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs match “wharehouse”. Showing jobs for “warehouse”.')).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('combobox', { name: WORDS })).toHaveValue('wharehouse');
    const exactly = canvas.getByRole('link', { name: 'Search for “wharehouse” exactly' });
    await expect(exactly).toHaveAttribute('href', '/jobs?search=wharehouse&exact=1&sort=oldest');
    await expect(canvas.getByText(/^We can email you new/)).toHaveTextContent('“warehouse” jobs');
  },
};

export const CorrectedOnAPhone: Story = { ...Corrected, globals: { viewport: { value: 'phone' } } };

export const ACorrectionIsAnnounced: Story = {
  render: siteStory({ routes, url: '/jobs' }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('combobox', { name: WORDS }), 'wharehouse{Enter}');
    await canvas.findByRole('link', { name: 'Search for “wharehouse” exactly' });
    await expect(
      await canvas.findByText(/^No jobs match “wharehouse”. Showing jobs for “warehouse”. \d+ jobs for “warehouse”\./),
    ).toBeInTheDocument();
  },
};

/** A search that is meant exactly may find nothing; another one is corrected again. */
export const SearchedExactly: Story = {
  ...at('/jobs?search=wharehouse'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Search for “wharehouse” exactly' }));
    await expect(await canvas.findByText('No jobs found matching your criteria')).toBeVisible();
    await expect(canvas.queryByText(/No jobs match/)).toBeNull();
    const box = canvas.getByRole('combobox', { name: WORDS });
    await userEvent.clear(box);
    await userEvent.type(box, 'drvier{Enter}');
    await expect(await canvas.findByText(/Showing jobs for “driver”/)).toBeVisible();
  },
};

export const EmptyOnAPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

/** A board without any jobs still says what to do next. */
export const NothingAtAll: Story = {
  ...at('/jobs'),
  parameters: { msw: { handlers: handlersFor('empty') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '0 jobs found' })).toBeVisible();
    await expect(canvas.getByText('No jobs found matching your criteria')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tell us what you want' })).toHaveAttribute('href', '/contact');
  },
};

/** Everything but the results is there while the next search loads. */
export const Loading: Story = {
  ...at('/jobs'),
  play: async ({ canvas, msw }) => {
    await canvas.findAllByRole('article');
    msw.use(http.get(getJobs, () => delay('infinite')));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Glasgow' }));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]?.closest('[aria-busy="true"]')).not.toBeNull());
  },
};

/** With no earlier results to keep, placeholders show. */
export const LoadingFromNothing: Story = {
  ...at('/jobs?search=astronaut'),
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByText('No jobs found matching your criteria');
    msw.use(http.get(getJobs, () => delay('infinite')));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Glasgow' }));
    await waitFor(() => expect(canvas.queryByText('No jobs found matching your criteria')).toBeNull());
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** When coming from another page, that page stays visible until the jobs have loaded. */
export const LoadingFromAnotherPage: Story = {
  render: siteStory({ routes: [...marketing, ...routes], url: '/terms' }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, msw }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Terms of service' });
    msw.use(...handlersFor('pending'));
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Jobs' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    await expect(heading).toBeVisible();
  },
};

export const Failed: Story = {
  ...at('/jobs?location=London'),
  beforeEach: ({ msw }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(http.get(getJobs, () => HttpResponse.json({ error: 'Internal error' }, { status: 500 })));
    return () => log.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Loading the jobs failed');
    await expect(canvas.getByText('No jobs found matching your criteria')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/jobs?location=London');
  },
};

export const FailedThenRetried: Story = {
  ...at('/jobs'),
  beforeEach: ({ msw }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(http.get(getJobs, () => HttpResponse.error(), { once: true }));
    return () => log.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Retry' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
  },
};

export const PastTheLastPage: Story = {
  ...at('/jobs?location=London&page=99'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no page 99 of these jobs')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the last page' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

/** Job cards come first; the filters are behind a button. */
export const OnAPhone: Story = {
  ...at('/jobs'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Filters' })).toBeNull();
  },
};

/** The form was longer than what takes its place: without scrolling, that would be under the page's header. */
export const AnAlertAskedForOnAPhone: Story = {
  render: siteStory({ routes, url: '/jobs?location=London' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a job alert' }));
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.org');
    const button = canvas.getByRole('button', { name: 'Create alert' });
    button.scrollIntoView({ behavior: 'instant', block: 'center' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/We have sent a link to ada@example\.org\./)).toBeVisible();
    const bar = canvas.getByRole('banner').lastElementChild as Element;
    const title = canvas.getByRole('heading', { name: 'Job alerts' });
    await waitFor(async () => {
      const { top, bottom } = title.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
      await expect(bottom).toBeLessThan(window.innerHeight);
    });
  },
};

export const OnATablet: Story = { ...OnAPhone, globals: { viewport: { value: 'tablet' } } };

const longJobs = () => {
  resetMocks();
  mockState.jobs = mockState.jobs.slice(0, 30).map((job, index) => ({
    ...job,
    title: index % 3 === 0 ? UNBROKEN : LONG_TITLE,
    company: index % 3 === 1 ? UNBROKEN : LONG_NAME,
    location: index % 3 === 2 ? UNBROKEN : 'Stratford-upon-Avon and the surrounding villages of South Warwickshire',
    description: textOf(5000),
  }));
};

/** Adverts of any length and endless words: the cards keep their shape, and each description is cut. */
export const LongContent: Story = {
  ...at('/jobs'),
  globals: { viewport: { value: 'desktop' } },
  beforeEach: longJobs,
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(12);
    for (const card of cards) await fitsInside(card);
  },
};

export const LongContentOnAPhone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };

/** Every filter at once, and a search that fills its field. */
export const ManyFilters: Story = {
  ...at(
    `/jobs?search=${UNBROKEN.slice(0, 100)}&location=Edinburgh&category=Management&job_type=part-time&salary_min=20000&salary_max=999999999`,
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const chosen = within(await canvas.findByRole('list', { name: 'Active filters' }));
    await expect(chosen.getAllByRole('button')).toHaveLength(6);
    await expect(chosen.getByRole('button', { name: 'Remove filter: Up to £999,999,999' })).toBeVisible();
  },
};

export const FiltersOnAPhone: Story = {
  ...at('/jobs'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const panel = within(await page.findByRole('dialog', { name: 'Filter jobs' }));
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Bristol' }));
    await expect(await panel.findByRole('checkbox', { name: 'Bristol' })).toBeChecked();
    await userEvent.click(await panel.findByRole('button', { name: /^Show \d+ jobs?$/ }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toHaveFocus();
  },
};
