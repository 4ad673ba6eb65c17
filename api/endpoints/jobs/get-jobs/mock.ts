import { searchJobs } from '../../../../mocks/jobs/search.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { jobLists } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input }) => searchJobs(state.jobs, input, state.now),
  states: jobLists,
  refusedInput: {
    query: '?page=0&limit=101&sort=best&salary_min=lots&job_type=odd',
    fields: ['page', 'limit', 'sort', 'salary_min', 'job_type'],
  },
  shows: {
    page: '/jobs',
    sees: {
      ready: 'Twelve of sixty jobs: “60 jobs found”.',
      empty: 'An empty list: “No jobs found matching your criteria”.',
      one: 'A single job: “1 job found”.',
      many: 'Twelve of 1,200 jobs, and a hundred pages: “1,200 jobs found”.',
      minimal: 'The jobs without pay, badges and numbers beside the filters: “60 jobs found”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      pending: 'After eight seconds, in place of the list: “Loading the jobs failed.”, and “Retry”.',
      429: 'In place of the list: “Too many requests. Please wait 15 minutes before trying again.”, and “Retry”.',
    },
    fails: 'The search stays, and in place of the list: “Loading the jobs failed.”, and “Retry”.',
    waits: 'The page comes late; after a click in the list, a bar moves along the top.',
  },
});
