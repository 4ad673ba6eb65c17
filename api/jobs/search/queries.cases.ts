import type { JobList } from '@site/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logicMelonFeed } from '../../feeds/logicmelon-feed.ts';
import { fileSource, type FeedSource } from '../../feeds/sources.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../../test-support.ts';
import { syncJobs } from '../sync.ts';
import { conditionQueries, wordQueries } from './queries/conditions.ts';
import { drivingQueries } from './queries/driving.ts';
import { problemsOf } from './queries/expectation.ts';
import { EXTRA_ADVERTS } from './queries/extra-adverts.ts';
import { officeAndWorkshopQueries } from './queries/office-and-workshop.ts';
import { vehicleQueries } from './queries/vehicles.ts';
import { warehouseQueries } from './queries/warehouse.ts';

const SAMPLE_FEED = new URL('../../feeds/sample-feed.json', import.meta.url).pathname;

const withExtras: FeedSource = async (page) => {
  const envelope = await fileSource(SAMPLE_FEED)(page);
  const Adverts = [...envelope.Adverts, ...EXTRA_ADVERTS];
  return { ...envelope, Adverts, TotalItemCount: Adverts.length };
};

/** What people type finds what they mean, on the given Postgres server or in memory. */
export function describeQueries(database: string, server?: string): void {
  describe(`searches of the sample jobs, on ${database}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi({}, { feed: logicMelonFeed(withExtras, { pageSize: 1000 }), server });
      await syncJobs(api.services);
    }, OPENING_MS);
    afterAll(() => api.close());

    const found = new Map<string, Promise<JobList>>();
    const search = (text: string): Promise<JobList> => {
      const list = found.get(text) ?? firstPage(text);
      found.set(text, list);
      return list;
    };
    const firstPage = async (text: string): Promise<JobList> => {
      const response = await api.get(`/.netlify/functions/get-jobs?search=${encodeURIComponent(text)}`);
      return (await response.json()) as JobList;
    };

    test.each([
      ...vehicleQueries,
      ...drivingQueries,
      ...warehouseQueries,
      ...officeAndWorkshopQueries,
      ...conditionQueries,
      ...wordQueries,
    ])('%s', async (text, expected) => {
      const others = expected.like === undefined ? undefined : await search(expected.like);
      expect(problemsOf(await search(text), expected, others)).toEqual([]);
    });
  });
}
