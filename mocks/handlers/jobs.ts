import { JOB_NOT_FOUND, MAX_JOB_ADDRESSES } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { searchJobs } from '../jobs/search.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { relatedJobs } from '../jobs/related-jobs.ts';
import { state } from '../state.ts';

const getJobs = mockEndpoint('getJobs', ({ input }) => searchJobs(state.jobs, input, state.now));

const getJobDetails = mockEndpoint('getJobDetails', ({ input }) => {
  const job = state.jobs.find(({ slug }) => slug === input.slug);
  if (!job) throw new ApiProblem(404, JOB_NOT_FOUND);
  return { job, relatedJobs: relatedJobs(job) };
});

/** Each visitor's view of a job is counted once. */
const jobViewed = mockEndpoint('jobViewed', ({ input: { id }, request }) => {
  const key = `${request.headers.get('x-real-ip')} ${id}`;
  if (state.views.has(id) && !state.viewers.has(key)) state.views.set(id, (state.views.get(id) ?? 0) + 1);
  state.viewers.add(key);
  return { success: true };
});

const jobAddresses = mockEndpoint('jobAddresses', ({ input }) => ({
  jobs: state.jobs
    .filter(({ slug }) => slug > input.after)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .slice(0, MAX_JOB_ADDRESSES)
    .map(({ slug, created_at }) => ({ slug, updated_at: created_at })),
}));

export const jobHandlers = { getJobs, getJobDetails, jobAddresses, jobViewed };
