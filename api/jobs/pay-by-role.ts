import { FEWEST_PRICED_JOBS, LANDING_ROLES, type LandingRole, type PayByRole, type RolePay } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { currentQueryCache } from './query-cache.ts';
import { openJobsOf } from './role-jobs.ts';

/** Counted once until the jobs change. */
export async function payByRole({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<PayByRole> {
  const cache = await currentQueryCache(db);
  return cache.get('pay by role', async () => {
    const roles = await Promise.all(LANDING_ROLES.map((role) => payOf(db, role)));
    return { countedAt: clock().toISOString(), roles: roles.filter(({ jobs }) => jobs >= FEWEST_PRICED_JOBS) };
  });
}

/** The contract's `yearlyMiddle`. */
const middle = sql`((coalesce(nullif(yearly_min, 0), yearly_max) + coalesce(nullif(yearly_max, 0), yearly_min)) / 2)`;

const quartile = (fraction: number) =>
  sql<number>`coalesce(round((percentile_cont(${fraction}::float8) within group (order by ${middle}::float8))::numeric), 0)`;

async function payOf(db: Kysely<Database>, { slug, name, query }: LandingRole): Promise<RolePay> {
  const row = await openJobsOf(db, query)
    .where(sql<boolean>`${middle} > 0`)
    .select((build) => [
      build.fn.countAll<number>().as('jobs'),
      quartile(0.25).as('lowerQuartile'),
      quartile(0.5).as('median'),
      quartile(0.75).as('upperQuartile'),
    ])
    .executeTakeFirstOrThrow();
  return { slug, name, ...row };
}
