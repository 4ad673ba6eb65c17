import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { endpoints, type Job } from '@site/contract';
import { brand } from '@site/design-system';
import { handlers, handlersFor, jobsAt, MOCK_NOW, mockState, resetMocks } from '@site/mocks';
import { LONG_NAME, LONG_TITLE, textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsInside, fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory, siteStory } from '../../../../../.storybook/page.tsx';
import { rememberResults } from '../../features/results-trail/remember-results.ts';
import { summarise } from '../../features/job/job-summary.ts';
import { savedJobs, viewedJobs } from '../../features/saved/saved-jobs.ts';
import { routes } from '../../routes.tsx';

const getJobDetails = `*${endpoints.getJobDetails.path}`;
const at = (slug: string) => ({ render: pageStory({ routes, url: `/jobs/${slug}` }) });

const [job] = jobsAt(MOCK_NOW) as [Job];
const views = () => mockState.views.get(job.id) ?? 0;

const meta = {
  title: 'Pages/Job board/Job',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers },
    withoutStates: { Empty: 'A page about one job: without a job it is NotFound.' },
  },
  beforeEach: () => {
    resetMocks();
    sessionStorage.clear();
    savedJobs.write([]);
    viewedJobs.write([]);
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody who sees the page is counted; nobody is told if that fails. */
export const Counted: Story = {
  ...at(job.slug),
  play: async ({ canvas }) => {
    const before = views();
    await expect(await canvas.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await waitFor(() => expect(views()).toBe(before + 1));
  },
};

export const CountingFails: Story = {
  ...at(job.slug),
  beforeEach: ({ msw }) => msw.use(http.post(`*${endpoints.jobViewed.path}`, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Ready: Story = {
  ...at(job.slug),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Related jobs' })).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThanOrEqual(4);
    await expect(canvas.getByRole('link', { name: 'Back to jobs' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.getByRole('region', { name: 'Written for HGV drivers' })).toBeVisible();
  },
};

/** The specification's facts, once each. */
export const EveryFactOnce: Story = {
  ...at('anything'),
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    const known: Job = {
      ...job,
      company: 'Mockingham Haulage',
      location: 'Newport',
      area: 'Gwent',
      salary_min: 40_000,
      salary_max: 45_000,
      salary_period: 'year',
      job_type: 'part-time',
      category: 'HGV Driver',
      description: '<p>Trunking at night.</p>',
      requirements: '<p>A digital tachograph card.</p>',
      benefits: '<p>A birthday off.</p>',
      created_at: '2025-06-05T09:00:00.000Z',
      closes_on: '2026-12-24',
      reference: 'HW-4711',
      weekly_hours: { min: 40, max: 48 },
      shifts: ['nights'],
      licences: ['C+E'],
    };
    msw.use(http.get(getJobDetails, () => HttpResponse.json({ job: known, relatedJobs: [] })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
    const facts = [
      'Mockingham Haulage',
      'Newport, Gwent',
      '£40,000–£45,000 per annum',
      'Part-time',
      '05/06/2025',
      '24/12/2026',
      'HGV Driver',
      'Nights, Class 1 (C+E), 40 to 48 hours a week',
      'HW-4711',
      'Trunking at night.',
      'A digital tachograph card.',
      'A birthday off.',
    ];
    for (const fact of facts) await expect(canvas.getByText(fact)).toBeVisible();
    for (const name of ['Job details', 'Questions about this job?', 'Requirements', 'Benefits'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};

export const RelatedJobsNearAndFar: Story = {
  ...at('anything'),
  beforeEach: ({ msw }) => {
    const [near, far] = mockState.jobs.slice(1, 3) as [Job, Job];
    const relatedJobs = [
      { ...far, location: 'Dover' },
      { ...near, location: 'Leeds' },
    ];
    msw.use(http.get(getJobDetails, () => HttpResponse.json({ job: { ...job, location: 'Leeds' }, relatedJobs })));
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Related jobs' });
    const groups = within(heading.closest('section')!).getAllByRole('heading', { level: 3 });
    await expect(groups.map(({ textContent }) => textContent)).toEqual(['Near Leeds', 'Elsewhere']);
    await expect(canvas.getAllByRole('article').map((card) => /Leeds|Dover/.exec(card.textContent)?.[0])).toEqual([
      'Leeds',
      'Dover',
    ]);
  },
};

/** A job that was opened from a list is one of its results, and the way back leads to that list. */
export const AmongResults: Story = {
  ...at(job.slug),
  beforeEach: () => {
    const jobs = [mockState.jobs[1] as Job, job].map((each) => summarise(each, new Date()));
    const pagination = { page: 2, limit: 12, total: 128, totalPages: 11, hasPrev: true, hasNext: true };
    rememberResults({ query: { page: 2, limit: 12, search: 'driver' }, outcome: { ok: true, jobs, pagination } });
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('navigation', { name: 'Jobs in your results' }));
    await expect(steps.getByText('14 of 128')).toBeVisible();
    await expect(steps.getByRole('link', { name: 'Next page of results' })).toHaveAttribute(
      'href',
      '/jobs?search=driver&page=3',
    );
    await expect(canvas.getByRole('link', { name: 'Back to jobs' })).toHaveAttribute(
      'href',
      '/jobs?search=driver&page=2',
    );
    const { title } = mockState.jobs[1] as Job;
    await userEvent.click(steps.getByRole('link', { name: `Previous job: ${title}` }));
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(await canvas.findByText('13 of 128')).toBeVisible();
  },
};

export const AmongResultsOnAPhone: Story = { ...AmongResults, globals: { viewport: { value: 'phone' } } };

export const SavedAndRemembered: Story = {
  ...at(job.slug),
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save job' });
    const { width } = save.getBoundingClientRect();
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toHaveAccessibleName('Saved');
    await expect(save.getBoundingClientRect().width).toBe(width);
    const slugs = (list: typeof savedJobs) => list.read()?.map(({ slug }) => slug);
    await expect(slugs(savedJobs)).toEqual([job.slug]);
    await expect(slugs(viewedJobs)).toEqual([job.slug]);
  },
};

/** Links beside the share button, for people without a share sheet or JavaScript. */
export const SharedByMailAndMessage: Story = {
  ...at(job.slug),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Share job' })).toBeVisible();
    const address = `${location.origin}/jobs/${job.slug}`;
    const targetOf = (name: string) => new URL(canvas.getByRole<HTMLAnchorElement>('link', { name }).href);
    const mail = targetOf('Send by email');
    await expect(mail.protocol).toBe('mailto:');
    await expect(mail.search).not.toContain('+');
    await expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: job.title, body: address });
    await expect(targetOf('Send on WhatsApp').searchParams.get('text')).toBe(`${job.title}: ${address}`);
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(copied).toHaveBeenCalledWith(address);
    copied.mockRestore();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

/** While a job loads, the list that linked to it stays visible. */
export const Loading: Story = {
  render: siteStory({ routes, url: '/jobs' }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, msw }) => {
    const link = await canvas.findByRole('link', { name: job.title });
    msw.use(...handlersFor('pending'));
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};

const longJobs = () => {
  resetMocks();
  mockState.jobs = mockState.jobs.map((each) => ({
    ...each,
    title: LONG_TITLE,
    company: LONG_NAME,
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    description: `<p>${textOf(5000)}</p><p>${UNBROKEN}</p><ul><li>${UNBROKEN}</li><li>${textOf(60)}</li></ul>`,
    requirements: `<p>${textOf(200)}</p>`,
    benefits: `<p>https://example.com/${UNBROKEN}</p>`,
  }));
};

/** 5,000 words, and some without a break. */
export const LongContent: Story = {
  ...at(job.slug),
  globals: { viewport: { value: 'desktop' } },
  beforeEach: longJobs,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LONG_TITLE })).toBeVisible();
    for (const card of canvas.getAllByRole('article')) await fitsInside(card);
  },
};

export const LongContentOnAPhone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };

/** A title of one endless word: rare, but possible. */
export const UnbrokenTitle: Story = {
  ...at(job.slug),
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    resetMocks();
    mockState.jobs = mockState.jobs.map((each) => ({ ...each, title: UNBROKEN, company: UNBROKEN }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: UNBROKEN })).toBeVisible();
  },
};

/** Only the required fields: no company, no pay, no requirements, no benefits. */
export const LittleContent: Story = {
  ...at(job.slug),
  beforeEach: () => {
    resetMocks();
    const bare = {
      company: null,
      salary_min: null,
      salary_max: null,
      requirements: null,
      benefits: null,
      description: '<p>Ring us.</p>',
    };
    mockState.jobs = [{ ...job, ...bare }];
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Competitive'))[0]).toBeVisible();
    await expect(canvas.getAllByText(`${brand.name} Client`)[0]).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Requirements' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Related jobs' })).toBeNull();
  },
};

export const AppliesElsewhereToo: Story = {
  ...at('anything'),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(getJobDetails, () =>
        HttpResponse.json({ job: { ...job, apply_url: 'https://example.com/apply' }, relatedJobs: [] }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('href', 'https://example.com/apply');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.queryByRole('heading', { name: 'Related jobs' })).toBeNull();
  },
};

export const NotFound: Story = {
  ...at('no-such-job'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Job Not Found' })).toBeVisible();
    await expect(canvas.getByText('Job not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse all jobs' })).toHaveAttribute('href', '/jobs');
  },
};

export const NotFoundOnAPhone: Story = { ...NotFound, globals: { viewport: { value: 'phone' } } };

/** A job that is gone shows the server's message. */
export const Gone: Story = {
  ...at(job.slug),
  beforeEach: ({ msw }) => {
    msw.use(http.get(getJobDetails, () => HttpResponse.json({ error: 'This job has been filled' }, { status: 410 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This job has gone' })).toBeVisible();
    await expect(canvas.getByText('This job has been filled')).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  ...at(job.slug),
  beforeEach: ({ msw }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(http.get(getJobDetails, () => HttpResponse.error(), { once: true }));
    return () => log.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load job details')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
  },
};

export const Failed: Story = {
  ...at(job.slug),
  beforeEach: ({ msw }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(http.get(getJobDetails, () => HttpResponse.json({ error: '' }, { status: 500 })));
    return () => log.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load job details');
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
