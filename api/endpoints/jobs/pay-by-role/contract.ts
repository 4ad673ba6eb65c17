import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';

/** A role with fewer priced jobs is left out: quartiles of so few say nothing. */
export const FEWEST_PRICED_JOBS = 5;

const wholePounds = v.pipe(v.number(), v.integer());

/** What open jobs of a role pay, in pounds a year; each job counts with the middle of its range. */
const RolePaySchema = v.object({
  /** A role's slug, as in the paths of landing pages. */
  slug: v.string(),
  /** 'HGV Driver'. */
  name: v.string(),
  /** Open jobs that publish their pay. */
  jobs: v.number(),
  lowerQuartile: wholePounds,
  median: wholePounds,
  upperQuartile: wholePounds,
});
export type RolePay = v.InferOutput<typeof RolePaySchema>;

/** Reply of pay-by-role. */
const PayByRoleSchema = v.object({
  /** ISO 8601, UTC: when the jobs were counted. */
  countedAt: v.string(),
  /** In the order of `LANDING_ROLES`. */
  roles: v.array(RolePaySchema),
});
export type PayByRole = v.InferOutput<typeof PayByRoleSchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/pay-by-role',
  input: nothing,
  reply: PayByRoleSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'What the open jobs of each role pay',
  tag: 'Jobs',
  description:
    'Quartiles in pounds a year. Each job counts with the middle of its range, an hour 2,080 times and a day 260 ' +
    'times. Roles with fewer than 5 jobs that publish their pay are left out.',
  refusals: { 429: TOO_MANY_READS },
};
