import { SALARY_PERIODS, salaryText, yearlyMax, yearlyMin, type Pay } from '@site/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advert, testFeed } from '../../feeds/adverts.test-support.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../../test-support.ts';
import { syncJobs } from '../sync/sync.ts';

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

/** The schema describes and compares pay as the contract does, on the given Postgres server or in memory. */
export function describePay(database: string, server?: string): void {
  describe(`pay, on ${database}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi({}, { feed: testFeed(advert(1)), server });
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
  });
}
