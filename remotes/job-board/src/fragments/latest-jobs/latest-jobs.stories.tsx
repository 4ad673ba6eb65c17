import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { jobsAt, MOCK_NOW } from '@site/mocks';
import { LONG_TITLE, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsInside, fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { summarise } from '../../features/job/job-summary.ts';
import { LatestJobs } from './latest-jobs.tsx';

const now = new Date(MOCK_NOW);
const data = jobsAt(MOCK_NOW)
  .slice(0, 3)
  .map((job) => summarise(job, now));

const meta = {
  title: 'Features/Job board/Latest jobs',
  component: LatestJobs,
  args: { input: { count: 3, headingLevel: 3 }, data },
  afterEach: fitsTheWindow,
} satisfies Meta<typeof LatestJobs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: data[0]!.title })).toHaveAttribute('href', `/jobs/${data[0]!.slug}`);
  },
};

export const Empty: Story = {
  args: { data: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no open jobs today')).toBeVisible();
  },
};

/** Others may be open. */
export const EmptyForARole: Story = {
  args: { input: { count: 3, headingLevel: 3, role: 'management' }, data: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no such jobs today')).toBeVisible();
  },
};

export const LongContentOnAPhone: Story = {
  args: { data: data.map((job, index) => ({ ...job, title: index % 2 ? UNBROKEN : LONG_TITLE, location: UNBROKEN })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await fitsInside(link.closest('li')!);
  },
};
