import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Job } from '@site/contract';
import { handlers, jobsAt, MOCK_NOW, mockState, resetMocks } from '@site/mocks';
import { LONG_NAME, LONG_TITLE, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsInside, fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { summarise } from '../../features/job/job-summary.ts';
import { rememberApplication, sentApplications } from '../../features/application/sent-applications.ts';
import { rememberViewed, saveJob, savedJobs, viewedJobs } from '../../features/saved/saved-jobs.ts';
import { routes } from '../../routes.tsx';

const summaries = () => mockState.jobs.slice(0, 4).map((job) => summarise(job, new Date('2026-11-22T12:00:00Z')));
const [first, second] = jobsAt(MOCK_NOW) as [Job, Job];

const meta = {
  title: 'Pages/Job board/Saved and applied',
  render: pageStory({ routes, url: '/jobs/saved' }),
  parameters: {
    layout: 'fullscreen',
    msw: { handlers },
    withoutStates: {
      Loading: 'It makes no call: its lists are in the browser.',
      Failed: 'It makes no call; a browser that keeps nothing is NothingCanBeKept.',
    },
  },
  beforeEach: () => {
    resetMocks();
    const [newest, older, ...viewed] = summaries();
    savedJobs.write([]);
    viewedJobs.write([]);
    sentApplications.forget();
    for (const job of [older, newest]) if (job) saveJob(job);
    for (const job of viewed) rememberViewed(job);
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const remove = async (canvas: Canvas, title: string) =>
  userEvent.click(await canvas.findByRole('button', { name: `Remove ${title}` }));

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saved (2 of at most 100)' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    await expect(canvas.getByText(/Kept on this device only/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: first.title })).toHaveAttribute('href', `/jobs/${first.slug}`);
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const OneRemovedAndBroughtBack: Story = {
  play: async ({ canvas }) => {
    await remove(canvas, first.title);
    const message = await canvas.findByText(`${first.title} was removed from your saved jobs.`);
    await waitFor(() => expect(document.activeElement).toContainElement(message));
    await expect(canvas.queryByRole('link', { name: first.title })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: first.title })).toBeVisible();
  },
};

export const AllRemoved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all saved jobs' }));
    await expect(await canvas.findByText('Your saved jobs were removed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recently viewed jobs' }));
    await expect(await canvas.findByText('Your recently viewed jobs were cleared.')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** What is saved after a removal stays when the removal is undone. */
export const SavedBetweenRemovalAndUndo: Story = {
  play: async ({ canvas }) => {
    await remove(canvas, first.title);
    await remove(canvas, second.title);
    const [job] = viewedJobs.read() ?? [];
    await userEvent.click(canvas.getByRole('button', { name: `Save ${job?.title}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(savedJobs.read()?.map(({ slug }) => slug)).toEqual([job?.slug, second.slug]));
  },
};

const OPENED = {
  reference: 'APP-7K2M9Q',
  title: first.title,
  at: '2026-11-16T09:00:00Z',
  token: 'mock-application-APP-7K2M9Q',
  status: 'put-forward',
  seenAt: '2026-11-20T09:00:00Z',
};

export const Applied: Story = {
  beforeEach: () => {
    rememberApplication(first.slug, OPENED);
    rememberApplication(second.slug, { reference: 'APP-3J4K5L', title: second.title, at: '2026-11-18T09:00:00Z' });
  },
  play: async ({ canvas, step }) => {
    const applied = within((await canvas.findByRole('heading', { name: 'Applied' })).closest('section')!);
    await step('the latest first, each with a link to its page, or to the job while that is not known', async () => {
      await expect(applied.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        `/jobs/${second.slug}`,
        '/applications/mock-application-APP-7K2M9Q',
      ]);
      await expect(applied.getByText('Applied on 16 November 2026, reference APP-7K2M9Q')).toBeVisible();
      await expect(applied.getByText('We have put you forward')).toBeVisible();
      await expect(applied.getByText(/As of 20 November 2026/)).toBeVisible();
      await expect(applied.getByText(/in the mail that we sent you/)).toBeVisible();
    });
    await step('forgotten, and brought back', async () => {
      await userEvent.click(applied.getByRole('button', { name: 'Forget applications on this device' }));
      await expect(await canvas.findByText('Your applications were forgotten on this device.')).toBeVisible();
      await expect(sentApplications.read()).toEqual({});
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByRole('heading', { name: 'Applied' })).toBeVisible();
    });
  },
};

export const AppliedOnAPhone: Story = { ...Applied, globals: { viewport: { value: 'phone' } } };

/** A job that is saved or removed in another tab. */
export const ChangedInAnotherTab: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Saved (2 of at most 100)' });
    const [key] = Object.entries(localStorage).find(([, text]) => text === JSON.stringify(savedJobs.read())) ?? [];
    localStorage.setItem(key ?? '', '[]');
    dispatchEvent(new StorageEvent('storage'));
    await expect(await canvas.findByText('You have not saved any jobs yet')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    savedJobs.write([]);
    viewedJobs.write([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not saved any jobs yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse all jobs' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
  },
};

export const NothingCanBeKept: Story = {
  beforeEach: () => {
    const refused = spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    return () => refused.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This browser keeps nothing for this site/)).toBeVisible();
  },
};

export const LongContent: Story = {
  beforeEach: () => {
    savedJobs.write([]);
    for (const [index, job] of summaries().entries())
      saveJob({ ...job, title: index % 2 ? UNBROKEN : LONG_TITLE, company: LONG_NAME, location: UNBROKEN });
    rememberApplication('long', { ...OPENED, title: UNBROKEN });
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: LONG_TITLE });
    for (const card of canvas.getAllByRole('article')) await fitsInside(card);
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
};

export const LongContentOnAPhone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };
