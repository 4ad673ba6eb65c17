import { FEWEST_PRICED_JOBS, LANDING_ROLES, yearlyMiddle, type LandingRole, type RolePay } from '@site/contract';
import { searchJobs } from '../../../../mocks/jobs/search.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { jobLists } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

/** Between two jobs, the value lies between theirs, as Postgres's percentile_cont has it. */
function quantile(sorted: readonly number[], fraction: number): number {
  const at = (sorted.length - 1) * fraction;
  const [below = 0, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
  return Math.round(below + (above - below) * (at % 1));
}

function payOf({ slug, name, query }: LandingRole): RolePay {
  const { jobs } = searchJobs(state.jobs, { ...query, page: 1, limit: state.jobs.length || 1 }, state.now);
  const pay = jobs.flatMap((job) => yearlyMiddle(job) ?? []).toSorted((a, b) => a - b);
  return {
    slug,
    name,
    jobs: pay.length,
    lowerQuartile: quantile(pay, 0.25),
    median: quantile(pay, 0.5),
    upperQuartile: quantile(pay, 0.75),
  };
}

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: () => ({
    countedAt: state.now.toISOString(),
    roles: LANDING_ROLES.map(payOf).filter(({ jobs }) => jobs >= FEWEST_PRICED_JOBS),
  }),
  states: { empty: jobLists.empty },
  shows: {
    page: '/blog/salary-negotiation',
    sees: {
      ready: 'In the article, a table of the pay of each role, best first: “middle half”.',
      empty: 'No table: “Too few open jobs publish their pay at the moment to compare them by role.”',
      pending:
        'After eight seconds, the article without the table: “We could not load what our open jobs pay just now.”',
      hostile: 'Roles whose names are long or markup, which wrap: “<script>”.',
    },
    fails: 'The article without the table: “We could not load what our open jobs pay just now.”',
    waits: 'The article comes late.',
  },
});
