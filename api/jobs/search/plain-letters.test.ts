import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, listJobs } from '../../endpoints/sample-jobs.test-support.ts';
import { advert, testFeed } from '../../feeds/adverts.test-support.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../../test-support.ts';
import { syncJobs } from '../sync/sync.ts';

const NAMES = ['Citroën', 'Citroen', 'Škoda', 'Skoda', 'Nestlé', 'Nestle'];

let api: TestApi;
beforeAll(async () => {
  const adverts = NAMES.map((name, index) =>
    advert(index + 1, { AdvertTitle: `${name} Fitter`, Description: `<p>At the ${name} depot.</p>` }),
  );
  api = await createTestApi({}, { feed: testFeed(...adverts) });
  await syncJobs(api.services);
}, OPENING_MS);
afterAll(() => api.close());

const found = async (search: string) => (await listJobs(api, { search })).jobs.map(idOf).toSorted();

test.each([
  [
    ['citroen', 'Citroën', 'CITROE\u0308N', 'citroën fitter', '"citroen"', 'citroem'],
    [1, 2],
  ],
  [
    ['skoda', 'Škoda', 'ŠKODA fitters', 'fitter -citroën -nestle'],
    [3, 4],
  ],
  [
    ['nestle', 'Nestlé', 'fitter nestl', 'nestlé OR zeppelin'],
    [5, 6],
  ],
])('%j find the name with its accents and without', async (searches, ids) => {
  for (const search of searches) expect(await found(search), search).toEqual(ids);
});
