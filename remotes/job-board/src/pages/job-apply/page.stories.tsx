import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { endpoints, type Job } from '@site/contract';
import { handlers, jobsAt, MOCK_NOW, mockState, resetMocks } from '@site/mocks';
import { LONG_NAME, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { draft } from '../../features/application/draft.ts';
import { sentApplications } from '../../features/application/sent-applications.ts';
import { routes } from '../../routes.tsx';

const getJobDetails = `*${endpoints.getJobDetails.path}`;
const [job] = jobsAt(MOCK_NOW) as [Job];
const at = (address: string) => ({ render: pageStory({ routes, url: `/jobs/${address}` }) });

const meta = {
  title: 'Pages/Job board/Apply',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers },
    withoutStates: {
      Empty: 'A page about one job: without a job it is NotFound.',
      Loading: 'It is reached by a document load.',
    },
  },
  beforeEach: () => {
    resetMocks();
    draft.forget();
    sentApplications.forget();
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a browser without JavaScript gets when it follows Apply now. */
export const Ready: Story = {
  ...at(`${job.slug}/apply`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: `Apply for ${job.title}` })).toBeVisible();
    await expect(canvas.getByText(`${job.company}, ${job.location}. We reply within 24 hours.`)).toBeVisible();
    const form = canvas.getByRole('form', { name: 'Application' });
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    await expect(within(form).getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', `/jobs/${job.slug}`);
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

/** One line for each way. */
export const AppliesElsewhereToo: Story = {
  ...at(`${job.slug}/apply`),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(getJobDetails, () =>
        HttpResponse.json({ job: { ...job, apply_url: 'https://example.com/apply' }, relatedJobs: [] }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sends your application to us/)).toBeVisible();
    await expect(canvas.getByText(/opens the advertiser’s own form/)).toBeVisible();
  },
};

export const LongContent: Story = {
  ...at(`${job.slug}/apply`),
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    mockState.jobs = mockState.jobs.map((each) => ({ ...each, title: UNBROKEN, company: LONG_NAME }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: `Apply for ${UNBROKEN}` })).toBeVisible();
  },
};

export const Sent: Story = {
  ...at(`${job.slug}/apply`),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Full name/), 'Sam Okoro');
    await userEvent.type(canvas.getByLabelText(/Email/), 'sam@example.com');
    await userEvent.type(canvas.getByLabelText(/Phone/), '07700 900123');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
    await expect(canvas.getByText(/^APP-/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear my details' }));
    await expect([draft.read(), sentApplications.read()]).toEqual([{ jobs: {} }, {}]);
  },
};

/** What a browser without JavaScript is sent on to. */
export const Posted: Story = {
  ...at(`${job.slug}/apply?sent=APP-7K2M9Q`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
    await expect(canvas.getByText('APP-7K2M9Q')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute('href', `/jobs/${job.slug}`);
  },
};

export const NotFound: Story = {
  ...at('no-such-job/apply'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  },
};

export const Gone: Story = {
  ...at(`${job.slug}/apply`),
  beforeEach: ({ msw }) =>
    msw.use(http.get(getJobDetails, () => HttpResponse.json({ error: 'This job has been filled' }, { status: 410 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This job has gone' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...at(`${job.slug}/apply`),
  beforeEach: ({ msw }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(http.get(getJobDetails, () => HttpResponse.json({ error: '' }, { status: 500 })));
    return () => log.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load job details');
  },
};
