import { MAX_JOB_ADDRESSES } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { jobLists } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input }) => ({
    jobs: state.jobs
      .filter(({ slug }) => slug > input.after)
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
      .slice(0, MAX_JOB_ADDRESSES)
      .map(({ slug, created_at }) => ({ slug, updated_at: created_at })),
  }),
  states: jobLists,
  refusedInput: { query: `?after=${'x'.repeat(201)}`, fields: ['after'] },
  shows: {
    page: '/sitemap-1.xml',
    sees: {
      ready: 'The addresses of all sixty jobs: “/jobs/hgv-class-1-driver-nights-leeds-7001<”.',
      empty: 'No jobs, but all other pages: “/jobs/in/leeds<”.',
      one: 'A single job: “/jobs/hgv-class-1-driver-nights-leeds-7001<”.',
      many: '1,200 jobs, which the server reads in two calls: “/jobs/hgv-class-1-driver-nights-leeds-7001-19<”.',
      pending: 'After eight seconds, all pages but the jobs: “/jobs/in/leeds<”.',
    },
    fails: 'All pages but the jobs: “/jobs/in/leeds<”.',
    waits: 'The file comes late: “/jobs/hgv-class-1-driver-nights-leeds-7001<”.',
  },
});
