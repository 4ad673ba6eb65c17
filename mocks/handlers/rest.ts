import { categoryFixtures } from '../fixtures/job-categories.ts';
import { toPublicJob } from '../fixtures/public-jobs.ts';
import { mockRest } from '../mock-endpoint.ts';
import { queryRows } from '../rest-query.ts';
import { state } from '../state.ts';

const publicJobs = mockRest('publicJobs', (parameters) =>
  queryRows(state.jobs.map((job) => toPublicJob(job, state.views.get(job.id) ?? 0)), parameters),
);

const jobCategories = mockRest('jobCategories', (parameters) => queryRows(categoryFixtures, parameters));

export const restHandlers = { publicJobs, jobCategories };
