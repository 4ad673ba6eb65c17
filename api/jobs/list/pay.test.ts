import {
  FEWEST_PRICED_JOBS,
  SALARY_PERIODS,
  salaryText,
  yearlyMax,
  yearlyMiddle,
  yearlyMin,
  type Pay,
} from '@site/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advert, testFeed } from '../../feeds/adverts.test-support.ts';
import { payByRole } from '../pay-by-role.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../../test-support.ts';
import { syncJobs } from '../sync/sync.ts';

const ADVERTS = Array.from({ length: FEWEST_PRICED_JOBS }, (_, index) => advert(index + 1));
const AMOUNTS = [null, 0, 14.5, 15.75, 180, 30_000, 1_000_000];

/** Every combination of two ends and a period that the table accepts. */
const everyPay: Pay[] = SALARY_PERIODS.flatMap((salary_period) =>
  AMOUNTS.flatMap((salary_min) =>
    AMOUNTS.filter((salary_max) => (salary_min ?? 0) <= (salary_max ?? Infinity)).map((salary_max) => ({
      salary_min,
      salary_max,
      salary_period,
    })),
  ),
);

/** The schema describes and compares pay as the contract does. */
describe('pay', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({}, { feed: testFeed(...ADVERTS) });
    await syncJobs(api.services);
  }, OPENING_MS);
  afterAll(() => api.close());

  test('every combination of two ends and a period is described as on cards and in mails', async () => {
    for (const pay of everyPay) {
      await api.services.db.updateTable('jobs').set(pay).execute();
      const { salary_text } = await api.services.db
        .selectFrom('public_jobs')
        .select('salary_text')
        .executeTakeFirstOrThrow();
      expect(salary_text, JSON.stringify(pay)).toBe(salaryText(pay));
    }
  });

  test('jobs are compared by as many hours and days a year as the contract counts', async () => {
    for (const pay of everyPay) {
      const [row] = await api.services.db
        .updateTable('jobs')
        .set(pay)
        .returning(['yearly_min as min', 'yearly_max as max'])
        .execute();
      expect(row, JSON.stringify(pay)).toEqual({ min: yearlyMin(pay), max: yearlyMax(pay) });
    }
  });

  test('a role pays the middle of its jobs’ ranges, as the contract has it', async () => {
    for (const pay of everyPay) {
      await api.services.db.updateTable('jobs').set(pay).execute();
      const { roles } = await payByRole(api.services);
      const expected = Math.round(yearlyMiddle(pay) ?? 0) || undefined;
      expect(roles.find(({ slug }) => slug === 'hgv-driver')?.median, JSON.stringify(pay)).toBe(expected);
    }
  });

  test('a role with too few jobs that publish their pay is left out', async () => {
    const { db } = api.services;
    await db.updateTable('jobs').set({ salary_min: 30_000, salary_max: null, salary_period: 'year' }).execute();
    expect((await payByRole(api.services)).roles).toContainEqual({
      slug: 'hgv-driver',
      name: 'HGV Driver',
      jobs: FEWEST_PRICED_JOBS,
      lowerQuartile: 30_000,
      median: 30_000,
      upperQuartile: 30_000,
    });
    await db.updateTable('jobs').set({ salary_min: null }).where('external_id', '=', '1').execute();
    expect((await payByRole(api.services)).roles).toEqual([]);
  });
});
