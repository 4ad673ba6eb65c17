import { JOB_CATEGORY_COLUMNS, PUBLIC_JOB_COLUMNS } from '@site/contract';
import { toPublicJob } from '../fixtures/public-jobs.ts';
import { mockRest } from '../mock-endpoint.ts';
import { state } from '../state.ts';

const publicJobs = mockRest('publicJobs', PUBLIC_JOB_COLUMNS, () =>
  state.jobs.map((job) => toPublicJob(job, state.views.get(job.id) ?? 0)),
);

const jobCategories = mockRest('jobCategories', JOB_CATEGORY_COLUMNS, () => state.categories);

export const restHandlers = { publicJobs, jobCategories };
