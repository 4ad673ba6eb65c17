import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { jobLists } from '../../jobs/mock.ts';
import { jobsIn, placesOf, rolesWithin } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer() {
    const updated_at = state.now.toISOString();
    const roles = rolesWithin(undefined).map(({ slug }) => slug);
    return {
      pages: [
        ...roles.map((role) => ({ role, updated_at })),
        ...placesOf(state.jobs).map(({ slug: place }) => ({ place, updated_at })),
        ...roles.flatMap((role) => placesOf(jobsIn(role)).map(({ slug: place }) => ({ role, place, updated_at }))),
      ],
    };
  },
  states: { empty: jobLists.empty, one: jobLists.one },
  shows: {
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
});
