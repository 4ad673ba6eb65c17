import { LANDING_ROLES } from '@site/contract';
import { mockState } from '@site/mocks';
import type { PageHeads } from '@site/remote-kit/page-heads.ts';

const [job] = mockState.jobs;
const A_JOB = `/jobs/${job!.slug}`;

export const pageHeads: PageHeads = {
  '/jobs': { below: '/', feeds: true },
  ...Object.fromEntries(LANDING_ROLES.map(({ slug }) => [`/jobs/${slug}`, { below: '/jobs', feeds: true }])),
  '/jobs/in/leeds': { below: '/jobs', feeds: true },
  '/jobs/hgv-driver/in/leeds': { below: '/jobs/hgv-driver', feeds: true },
  [A_JOB]: { below: '/jobs/hgv-driver' },
  '/jobs/saved': { hidden: true },
  '/jobs/alerts': { hidden: true },
  '/applications/mock-application-APP-7K2M9Q': { hidden: true },
  '/applications/confirm/mock-email-APP-7K2M9Q': { hidden: true },
  '/requests/mock-application-QUO-P3HX6N': { hidden: true },
  '/requests/confirm/mock-email-QUO-P3HX6N': { hidden: true },
  [`${A_JOB}/apply`]: { hidden: true },
};
