import type { Job, JobList } from '@site/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advert, testFeed } from '../../feeds/adverts.test-support.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../../test-support.ts';
import { syncJobs } from '../sync/sync.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(TEST_NOW.getTime() - days * DAY_MS).toISOString();

const ADVERTS = [
  advert(1, {
    AdvertReference: 'REF-LEE-1',
    AdvertTitle: 'HGV Class 2 Driver - Nights',
    Requirements: '<ul><li>HGV Class 2 (category C) licence</li></ul>',
    JobDescription: '<p>Monday to Friday nights, 48 hours a week. Closing date: 31 March 2026.</p>',
    PrimaryLocation: 'Leeds',
    LastPostDate: daysAgo(2.5),
  }),
  advert(2, {
    AdvertTitle: 'Van Driver',
    Industry: 'Van Driver',
    Requirements: '<ul><li>Full UK driving licence</li></ul>',
    JobDescription: '<p>Shifts: days or weekends. 25 to 50 hours a week.</p>',
    PrimaryLocation: 'Huddersfield',
    LastPostDate: daysAgo(20),
  }),
  advert(3, {
    AdvertTitle: 'Warehouse Operative',
    Industry: 'Warehouse',
    Requirements: null,
    JobDescription: '<p>No nights, no weekends.</p>',
    PrimaryLocation: 'London',
    LastPostDate: daysAgo(30),
  }),
];

/** What filters by the words of adverts promise. */
describe('filters by what adverts say', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({}, { feed: testFeed(...ADVERTS) });
    await syncJobs(api.services);
  }, OPENING_MS);
  afterAll(() => api.close());

  const list = async (query: string): Promise<JobList> =>
    (await (await api.get(`/.netlify/functions/get-jobs?${query}`)).json()) as JobList;
  const found = async (query: string): Promise<number[]> =>
    (await list(query)).jobs.map(({ slug }) => Number(slug.at(-1))).toSorted();
  const job = async (number: number): Promise<Job> =>
    (await list('')).jobs.find(({ slug }) => slug.endsWith(`-${number}`))!;

  test('an imported job has what its advert says', async () => {
    expect(await job(1)).toMatchObject({
      reference: 'REF-LEE-1',
      shifts: ['nights'],
      licences: ['C'],
      weekly_hours: { min: 48, max: 48 },
    });
    expect(await job(2)).toMatchObject({
      reference: '2',
      shifts: ['days', 'weekends'],
      licences: ['B'],
      weekly_hours: { min: 25, max: 50 },
    });
  });

  test('a job whose advert does not say has none of it', async () => {
    const { shifts, licences, weekly_hours, closes_on } = await job(3);
    expect([shifts, licences, weekly_hours, closes_on]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    ['shift=nights', [1]],
    ['shift=nights&shift=weekends', [1, 2]],
    ['shift=rotating', []],
    ['licence=C', [1]],
    ['licence=B&licence=C', [1, 2]],
    ['licence=C%2BE', []],
    ['hours=under-30', [2]],
    ['hours=30-to-45', [2]],
    ['hours=over-45', [1, 2]],
    ['shift=days&licence=C', []],
    ['posted_within=1', []],
    ['posted_within=3', [1]],
    ['posted_within=14', [1]],
    ['category=Warehouse&category=Van+Driver', [2, 3]],
    ['location=leeds&location=London', [1, 3]],
  ])('%s finds %j', async (query, numbers) => expect(await found(query)).toEqual(numbers));

  test.each([
    ['REF-LEE-1', [1]],
    ['ref-lee-1', [1]],
    ['1', [1]],
    ['2', [2]],
    ['REF-LEE-1&category=Warehouse', []],
    ['REF-LEE', []],
  ])("a job's reference or its number in the feed finds that job alone: %s finds %j", async (quoted, numbers) => {
    const { jobs, corrected } = await list(`search=${quoted}&facets=1`);
    expect(jobs.map(({ slug }) => Number(slug.at(-1)))).toEqual(numbers);
    expect(corrected).toBeUndefined();
  });

  test('what is recent does not stay so, though counts are kept', async () => {
    const inDays = (days: number) => api.setTime(new Date(TEST_NOW.getTime() + days * DAY_MS));
    try {
      expect(await found('posted_within=3')).toEqual([1]);
      inDays(1);
      expect(await found('posted_within=3')).toEqual([]);
      expect((await list('facets=1')).facets?.posted_within).toEqual({ 1: 0, 3: 0, 7: 1, 14: 1 });
    } finally {
      inDays(0);
    }
  });

  test('where too little is near, the next distance that finds something is offered', async () => {
    const { pagination, alternatives } = await list('near=Bradford&within=5&licence=B');
    expect(pagination.total).toBe(0);
    expect(alternatives).toEqual(expect.arrayContaining([{ within: 15, total: 1 }]));
    expect(alternatives?.filter(({ within }) => within !== undefined)).toHaveLength(1);
  });

  test('dropping the place drops its distance', async () => {
    const { alternatives } = await list('near=Truro&within=5&licence=B');
    expect(alternatives).toEqual([{ drop: 'near', total: 1 }]);
  });

  test.each(['shift=evenings', 'licence=A', 'hours=40', 'posted_within=2', 'facets=yes'])(
    '%s is refused',
    async (query) => expect((await api.get(`/.netlify/functions/get-jobs?${query}`)).status).toBe(400),
  );
});
