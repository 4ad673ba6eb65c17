import { JOB_NOT_FOUND, MAX_JOB_ADDRESSES } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { countEmptySearch } from '../jobs/count-empty-search.ts';
import { searchJobs } from '../jobs/search.ts';
import { countAttempt } from '../limits.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { relatedJobs } from '../jobs/related-jobs.ts';
import { hasSession } from '../sessions.ts';
import { state } from '../state.ts';

const getJobs = mockEndpoint('getJobs', ({ input, cookies }) => {
  const list = searchJobs(state.jobs, input, state.now);
  if (list.pagination.total === 0 && state.jobs.length > 0 && !hasSession(cookies, 'staff'))
    countEmptySearch(input, list);
  return list;
});

const getJobDetails = mockEndpoint('getJobDetails', ({ input }) => {
  const job = state.jobs.find(({ slug }) => slug === input.slug);
  if (!job) throw new ApiProblem(404, JOB_NOT_FOUND);
  return { job, relatedJobs: relatedJobs(job) };
});

/** Each visitor's view of a job is counted once. */
const jobViewed = mockEndpoint('jobViewed', ({ input: { id }, request }) => {
  countAttempt('job-view', '', request);
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
