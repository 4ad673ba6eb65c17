import type { Expectation } from './expectation.ts';

/** What only search engines read. */
export const sitemap = {
  jobAddresses: {
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
  landingAddresses: {
    page: '/sitemap-1.xml',
    sees: {
      ready: 'The addresses of roles and places with jobs: “/jobs/hgv-driver/in/leeds<”.',
      empty: 'No roles and places, but all other pages: “/jobs/hgv-class-1-driver-nights-leeds-7001<”.',
      one: 'Those of a single job: “/jobs/hgv-driver/in/leeds<”.',
      minimal:
        'The list of jobs in place of each of them, and all other pages: “/jobs/hgv-class-1-driver-nights-leeds-7001<”.',
      hostile: 'Addresses in which markup is escaped: “%3Cscript%3E”.',
      pending: 'After eight seconds, all other pages: “/jobs/hgv-class-1-driver-nights-leeds-7001<”.',
    },
    fails: 'All pages but those of roles and places: “/jobs/hgv-class-1-driver-nights-leeds-7001<”.',
    waits: 'The file comes late: “/jobs/hgv-driver/in/leeds<”.',
  },
} satisfies Record<string, Expectation>;
