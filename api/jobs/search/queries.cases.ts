import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobList } from '@site/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const SAMPLE_FEED = new URL('../../feeds/sample-feed.json', import.meta.url);

/** The file of a feed with the sample's adverts and some more. */
function withExtras(): string {
  const sample = JSON.parse(readFileSync(SAMPLE_FEED, 'utf8')) as { Adverts: object[] };
  const Adverts = [...sample.Adverts, ...EXTRA_ADVERTS];
  const file = join(mkdtempSync(join(tmpdir(), 'feed-')), 'feed.json');
  writeFileSync(file, JSON.stringify({ ...sample, Adverts, TotalItemCount: Adverts.length }));
  return file;
}

/** What people type finds what they mean, on the given Postgres server or in memory. */
export function describeQueries(database: string, server?: string): void {
  describe(`searches of the sample jobs, on ${database}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi({ feedFile: withExtras() }, { server });
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
