import type { JobList } from '@site/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logicMelonFeed } from '../../feeds/logicmelon-feed.ts';
import { fileSource, type FeedSource } from '../../feeds/sources.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../../test-support.ts';
import { syncJobs } from '../sync/sync.ts';
import { conditionQueries, wordQueries } from './queries/conditions.cases.ts';
import { drivingQueries } from './queries/driving.cases.ts';
import { problemsOf } from './queries/expectation.test-support.ts';
import { EXTRA_ADVERTS } from './queries/extra-adverts.test-support.ts';
import { officeAndWorkshopQueries } from './queries/office-and-workshop.cases.ts';
import { areaQueries, UK_PLACES } from './queries/places.cases.ts';
import { vehicleQueries } from './queries/vehicles.cases.ts';
import { warehouseQueries } from './queries/warehouse.cases.ts';

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

    const list = async (query: Record<string, string>): Promise<JobList> => {
      const response = await api.get(`/.netlify/functions/get-jobs?${new URLSearchParams(query)}`);
      return (await response.json()) as JobList;
    };
    const found = new Map<string, Promise<JobList>>();
    const search = (text: string): Promise<JobList> => {
      const page = found.get(text) ?? list({ search: text });
      found.set(text, page);
      return page;
    };

    const rows = [
      ...vehicleQueries,
      ...drivingQueries,
      ...warehouseQueries,
      ...officeAndWorkshopQueries,
      ...conditionQueries,
      ...wordQueries,
      ...areaQueries,
    ];
    // Spellings and places are told apart before the database is asked: one database is enough for them.
    test.each(server ? rows.filter(([, { like }]) => !like) : rows)('%s', async (text, expected) => {
      const others = expected.like === undefined ? undefined : await search(expected.like);
      expect(problemsOf(await search(text), expected, others)).toEqual([]);
    });

    test.each(server ? [] : UK_PLACES)('%s finds the jobs within ten miles', async (place) => {
      const [{ jobs }, near] = [await list({ search: place, limit: '100' }), await list({ near: place, limit: '100' })];
      expect(new Set(jobs.map(({ id }) => id))).toEqual(new Set(near.jobs.map(({ id }) => id)));
    });
  });
}
