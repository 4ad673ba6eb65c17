import type { Expectation } from './expectation.ts';

export const jobs = {
  getJobs: {
    page: '/jobs',
    sees: {
      ready: 'Twelve jobs, and how many there are: “jobs found”.',
      empty: 'An empty list: “No jobs found matching your criteria”.',
      one: 'A single job: “1 job found”.',
      many: 'Twelve of some 1,200 jobs, and their pages: “1,200 jobs found”.',
      minimal: 'The jobs without company, pay and badges: “jobs found”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
    },
    fails: 'The search stays, and in place of the list: “Retry”.',
    waits: 'The page comes late; after a click in the list, a bar moves along the top.',
  },
} satisfies Record<string, Expectation>;
