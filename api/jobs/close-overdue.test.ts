import type { JobList } from '@site/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../test-support.ts';
import { syncJobs } from './sync/sync.ts';

const JUNE_30_AT_NIGHT = new Date('2026-06-30T22:59:59Z');
const JULY_1 = new Date('2026-06-30T23:00:00Z');
const FUNCTIONS = '/.netlify/functions';

/** Without a sync. */
describe('a job closes when its last day has ended in London', () => {
  let api: TestApi;
  beforeAll(async () => {
    const closing = advert(1, {
      AdvertTitle: 'Zeppelin Pilot',
      JobDescription: '<p>Applications close on 30 June 2026.</p>',
    });
    api = await createTestApi({}, { feed: testFeed(closing, advert(2)) });
  }, OPENING_MS);
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.empty('jobs', 'sync_runs');
    api.setTime(JUNE_30_AT_NIGHT);
    await syncJobs(api.services);
    expect(await slugs()).toHaveLength(2);
  });

  const slugs = async () =>
    ((await (await api.get(`${FUNCTIONS}/get-jobs`)).json()) as JobList).jobs.map(({ slug }) => slug);
  const apply = (fullName: string) =>
    api.post(`${FUNCTIONS}/apply-to-job`, {
      fullName,
      email: 'tom@example.org',
      phone: '01632 960 177',
      jobTitle: 'Zeppelin Pilot',
      jobSlug: 'zeppelin-pilot-leeds-1',
    });

  test('and not before', async () => {
    expect(await slugs()).toContain('zeppelin-pilot-leeds-1');
    expect((await apply('Tom Ferrier')).status).toBe(200);
    api.setTime(JULY_1);
    expect(await slugs()).toEqual(['hgv-class-1-driver-leeds-2']);
  });

  test.each([
    ['its page', `get-job-details?slug=zeppelin-pilot-leeds-1`, 410, 'This job is closed'],
    ['the addresses of jobs', 'job-addresses', 200, 'hgv-class-1-driver-leeds-2'],
    ['a search', 'get-jobs?search=zeppelin', 200, '"total":0'],
    ['suggested searches', 'suggest-searches?text=zepp', 200, '{"searches":[]}'],
  ])('on the first call of that day, whatever it is: %s', async (_, path, status, part) => {
    api.setTime(JULY_1);
    const response = await api.get(`${FUNCTIONS}/${path}`);
    const body = await response.text();
    expect([response.status, body]).toEqual([status, expect.stringContaining(part)]);
    expect(status === 410 || !body.includes('zeppelin-pilot')).toBe(true);
  });

  test('so that it takes no application', async () => {
    api.setTime(JULY_1);
    const response = await apply('Ada Ferrier');
    expect([response.status, await response.json()]).toEqual([
      410,
      { error: 'This job is no longer open for applications.' },
    ]);
  });
});
