import * as v from 'valibot';

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
export const PayByRoleSchema = v.object({
  /** ISO 8601, UTC: when the jobs were counted. */
  countedAt: v.string(),
  /** In the order of `LANDING_ROLES`. */
  roles: v.array(RolePaySchema),
});
export type PayByRole = v.InferOutput<typeof PayByRoleSchema>;
