import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@site/design-system';
import { expect } from 'storybook/test';
import { JobCard } from './job-card.tsx';
import type { JobSummary } from './job-summary.ts';

const job: JobSummary = {
  slug: 'class-1-night-trunk-driver',
  title: 'Class 1 Night Trunk Driver',
  company: 'Mockingham Haulage',
  location: 'Leeds',
  salary: '£38,000 – £42,500 per annum',
  jobType: 'Permanent',
  excerpt: 'Trunking between two depots, Sunday to Thursday. No handball, new tractor units, and home every morning.',
  createdAt: '2026-11-02T09:00:00.000Z',
  posted: '02/11/2026',
  isNew: false,
};

const meta = { title: 'Pages/Job board/Job card', component: JobCard, args: { job, headingLevel: 2 } } satisfies Meta<
  typeof JobCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: job.title })).toHaveAttribute(
      'href',
      '/jobs/class-1-night-trunk-driver',
    );
    await expect(canvas.queryByText('NEW')).toBeNull();
  },
};

export const New: Story = {
  args: { job: { ...job, isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEW')).toBeVisible();
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
