import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@site/design-system';
import { expect, spyOn, userEvent } from 'storybook/test';
import { rememberApplication, sentApplications } from '../application/sent-applications.ts';
import { saveJob, savedJobs, SAVED_LIMIT } from '../saved/saved-jobs.ts';
import { JobCard } from './job-card.tsx';
import type { JobSummary } from './job-summary.ts';

const job: JobSummary = {
  slug: 'class-1-night-trunk-driver',
  title: 'Class 1 Night Trunk Driver',
  company: 'Mockingham Haulage',
  location: 'Leeds',
  salary: '£38,000–£42,500 per annum',
  jobType: 'Permanent',
  excerpt: 'Trunking between two depots, Sunday to Thursday. No handball, new tractor units, and home every morning.',
  createdAt: '2026-11-02T09:00:00.000Z',
  tags: [],
  posted: '02/11/2026',
  age: '2 weeks ago',
  isNew: false,
};

const meta = {
  title: 'Pages/Job board/Job card',
  component: JobCard,
  args: { job, headingLevel: 2 },
  beforeEach: () => {
    savedJobs.write([]);
    sentApplications.forget();
  },
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: job.title })).toHaveAttribute(
      'href',
      '/jobs/class-1-night-trunk-driver',
    );
    await expect(canvas.queryByText('NEW')).toBeNull();
    await expect(canvas.getByText(/^Posted/)).toHaveTextContent('Posted 2 weeks ago (02/11/2026)');
  },
};

export const New: Story = {
  args: { job: { ...job, isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEW')).toBeVisible();
  },
};

/** Nothing moves when the browser tells that the visitor has applied. */
export const Applied: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('article').getBoundingClientRect();
    await expect(canvas.queryByText('Applied')).toBeNull();
    rememberApplication(job.slug, { reference: 'APP-7K2M9Q', title: job.title });
    await expect(await canvas.findByText('Applied')).toBeVisible();
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBe(height);
  },
};

/** What the advert says of shifts, licences and hours, and how far it is from the place that was searched for. */
export const FarAndKnown: Story = {
  args: {
    near: 'Salford',
    job: {
      ...job,
      location: 'Oldham, Greater Manchester',
      distance: 6,
      tags: ['Nights', 'Class 1 (C+E)', '45 to 48 hours a week'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(6 miles from Salford)')).toBeVisible();
    await expect(canvas.getByText('Class 1 (C+E)')).toBeVisible();
  },
};

export const OneMileAway: Story = {
  args: { near: 'Salford', job: { ...job, distance: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(1 mile from Salford)')).toBeVisible();
  },
};

/** A job in the very place, or without a known distance, has none on its card. */
export const InThePlaceItself: Story = {
  args: { near: 'Leeds', job: { ...job, distance: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/from Leeds/)).toBeNull();
  },
};

export const SavedAndNoLongerSaved: Story = {
  play: async ({ canvas, step }) => {
    const save = canvas.getByRole('button', { name: `Save ${job.title}` });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await expect(save).toHaveAttribute('title', `Save ${job.title}`);
    await step('with the mouse', async () => {
      await userEvent.click(save);
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await expect(save).toHaveAttribute('title', `Remove ${job.title} from saved jobs`);
      await expect(savedJobs.read()?.map(({ slug }) => slug)).toEqual([job.slug]);
    });
    await step('by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      await expect(savedJobs.read()).toEqual([]);
    });
  },
};

export const CannotBeSavedWhereStorageIsRefused: Story = {
  beforeEach: () => {
    const refused = spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    return () => refused.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OneJobTooMany: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    for (let count = 0; count < SAVED_LIMIT; count += 1) saveJob({ ...job, slug: `job-${count}` });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Save ${job.title}` }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have saved 100 jobs, which is the most.');
    await expect(canvas.getByRole('link', { name: 'saved jobs' })).toHaveAttribute('href', '/jobs/saved');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const KeepingFails: Story = {
  beforeEach: () => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    return () => full.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Save ${job.title}` }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This browser could not keep the job.');
  },
};

export const NothingPublished: Story = {
  args: { job: { ...job, company: `${brand.name} Client`, salary: 'Competitive salary', excerpt: '' } },
};

export const LongContent: Story = {
  args: {
    job: {
      ...job,
      isNew: true,
      title:
        'Regional Fleet Engineering and Workshop Operations Manager (Heavy Goods Vehicles, Trailers and Tail-lifts)',
      company: 'The Amalgamated Northern and Borders Temperature-Controlled Distribution Company of Great Britain',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      excerpt: `${'Responsible for four workshops and everything that rolls out of them. '.repeat(3).slice(0, 200)}…`,
    },
  },
  globals: { viewport: { value: 'phone' } },
};
