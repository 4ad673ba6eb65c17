import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, jobsAt, MOCK_NOW, mockState, resetMocks } from '@site/mocks';
import { LONG_NAME, LONG_TITLE, UNBROKEN } from '../../../../.storybook/long-content.ts';
import { fitsInside, fitsTheWindow } from '../../../../.storybook/page-states.ts';
import LatestJobs from './latest-jobs.tsx';

const getJobs = `*${endpoints.getJobs.path}`;
const SITE = 'https://www.example.com';

const meta = {
  title: 'Features/Job board/Latest jobs elsewhere',
  component: LatestJobs,
  args: { site: SITE },
  parameters: { msw: { handlers } },
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta<typeof LatestJobs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('region', { name: 'Latest jobs' })).toHaveAttribute('aria-busy', 'false');
    const [newest] = jobsAt(MOCK_NOW);
    const link = canvas.getByRole('link', { name: newest!.title });
    await expect(link).toHaveAttribute('href', `${SITE}/jobs/${newest!.slug}`);
    await expect(canvas.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', `${SITE}/jobs`);
    // They would be saved on the page's site, not on ours.
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TwoBelowAHeading: Story = {
  args: { count: 2, headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 4 })).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Latest jobs' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(getJobs, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Latest jobs' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading the latest jobs')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    mockState.jobs = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no open jobs today')).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(getJobs, () => HttpResponse.error(), { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The latest jobs did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(getJobs, () => HttpResponse.json({ error: 'No' }, { status: 500 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongContentOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    mockState.jobs = mockState.jobs.slice(0, 4).map((job, index) => ({
      ...job,
      title: index % 2 ? UNBROKEN : LONG_TITLE,
      company: LONG_NAME,
      location: UNBROKEN,
    }));
  },
  play: async ({ canvas }) => {
    for (const card of await canvas.findAllByRole('article')) await fitsInside(card);
  },
};
