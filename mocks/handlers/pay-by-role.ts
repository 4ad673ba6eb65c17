import { FEWEST_PRICED_JOBS, LANDING_ROLES, yearlyMiddle, type LandingRole, type RolePay } from '@site/contract';
import { searchJobs } from '../jobs/search.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { state } from '../state.ts';

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

const payByRole = mockEndpoint('payByRole', () => ({
  countedAt: state.now.toISOString(),
  roles: LANDING_ROLES.map(payOf).filter(({ jobs }) => jobs >= FEWEST_PRICED_JOBS),
}));

export const payByRoleHandlers = { payByRole };
