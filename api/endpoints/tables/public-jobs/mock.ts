import { PUBLIC_JOB_COLUMNS } from '@site/contract';
import { toPublicJob } from '../../../../mocks/fixtures/public-jobs.ts';
import { mockTable } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { jobLists } from '../../jobs/mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockTable(endpoint, {
  operation,
  columns: PUBLIC_JOB_COLUMNS,
  rows: () => state.jobs.map((job) => toPublicJob(job, state.views.get(job.id) ?? 0)),
  states: jobLists,
  shows: {
    page: '/test-supabase',
    sees: {
      ready: 'The ten newest jobs: “Current jobs (10)”.',
      empty: 'No job: “No jobs found yet. Click "Sync Jobs" to fetch...”',
      one: 'A single job: “Current jobs (1)”.',
      many: 'The ten newest of 1,200 jobs: “Current jobs (10)”.',
      minimal: 'Ten jobs with title and date alone: “Current jobs (10)”.',
      hostile: 'Markup shows as text, and the table scrolls in its frame: “<script>”.',
      400: 'In place of the jobs, and in the status line: “Error fetching jobs: ”.',
      429: '“Error fetching jobs: Too many requests. Please wait 15 minutes before trying again.”',
      500: '“Error fetching jobs: Something went wrong on our side. Please try again.”',
      503: '“Error fetching jobs: We cannot save or look up anything at the moment.”',
    },
    fails: 'In place of the jobs, and in the status line: “Error fetching jobs: ”. “Connection failed”.',
    waits: 'The page comes late: “Current jobs”.',
  },
});
