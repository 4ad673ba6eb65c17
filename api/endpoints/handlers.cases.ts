import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncJobs } from '../jobs/sync/sync.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../test-support.ts';
import { describeDataLayer } from './tables/data-layer.cases.ts';
import { feed } from './sample-jobs.test-support.ts';
import { describeGetJobDetails } from './jobs/get-job-details/handler.cases.ts';
import { describeGetJobs } from './jobs/get-jobs/handler.cases.ts';
import { describeJobViewed } from './jobs/job-viewed/handler.cases.ts';
import { describeStaffFunctions } from './syncs/staff-functions.cases.ts';

/** What the job endpoints promise, on the given Postgres server or in memory. */
export function describeFunctions(database: string, server?: string): void {
  describe(`the job endpoints, on ${database}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi(
        { passwords: { lcrcaProposal: undefined, transportUkProposal: undefined, staff: 'depot-keys' } },
        { feed, server },
      );
      await syncJobs(api.services);
    }, OPENING_MS);
    afterAll(() => api.close());

    describeGetJobs(() => api);
    describeGetJobDetails(() => api);
    describeJobViewed(() => api);
    describeDataLayer(() => api, server);
    describeStaffFunctions(() => api);

    test('an unknown address is answered with 404', async () => {
      expect((await api.get('/.netlify/functions/no-such')).status).toBe(404);
    });
  });
}
