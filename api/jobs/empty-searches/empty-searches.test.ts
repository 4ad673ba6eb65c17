import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints, type EmptySearch, type JobQueryInput } from '@site/contract';
import { advert, testFeed } from '../../feeds/adverts.test-support.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../../test-support.ts';
import { syncJobs } from '../sync/sync.ts';
import { listJobs } from '../list/list-jobs.ts';
import { countEmptySearch } from './count-empty-search.ts';

const DAY_MS = 24 * 60 * 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** What is counted of searches that find nothing. */
describe('searches that find nothing', () => {
  let api: TestApi;
  beforeAll(async () => {
    const passwords = { lcrcaProposal: undefined, transportUkProposal: undefined, staff: 'depot-keys' };
    const feed = testFeed(advert(1), advert(2, { AdvertTitle: 'Warehouse Operative', PrimaryLocation: 'Leeds' }));
    api = await createTestApi({ passwords }, { feed });
    await syncJobs(api.services);
  }, OPENING_MS);
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.empty('empty_searches');
    api.setTime(TEST_NOW);
  });

  const daysLater = (days: number) => api.setTime(new Date(TEST_NOW.getTime() + days * DAY_MS));
  const call = (query: JobQueryInput, headers: Record<string, string> = {}) => {
    const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
    return api.get(`${endpoints.getJobs.path}?${new URLSearchParams(pairs as [string, string][])}`, headers);
  };
  const stored = () => api.services.db.selectFrom('empty_searches').selectAll().orderBy('last_at').execute();
  const total = async () => (await stored()).reduce((sum, { searches }) => sum + searches, 0);
  /** Searches as a visitor on /jobs does; resolves once it has been counted. */
  const search = async (query: JobQueryInput, headers?: Record<string, string>) => {
    const before = await total();
    expect((await call({ facets: '1', ...query }, headers)).status).toBe(200);
    await vi.waitFor(async () => expect(await total()).toBe(before + 1));
  };
  const asStaff = async (query: string) => {
    const login = await api.post(endpoints.staffAuth.path, { action: 'login', password: 'depot-keys' });
    const cookie = login.headers.get('set-cookie')!.split(';', 1)[0]!;
    return api.get(`${endpoints.emptySearches.path}?${query}`, { cookie });
  };
  const view = async (query = '') =>
    (await (await asStaff(query)).json()) as {
      rows: EmptySearch[];
      pagination: { total: number };
      unlisted: number;
    };
  const found = async (query?: string) => (await view(query)).rows.map((row) => [row.search, row.searches]);

  test('staff see what was searched for, how often, and when last; the most frequent first', async () => {
    await search({ search: 'tram driver' });
    await search({ near: 'Lerwick', within: 20, shift: ['nights'] });
    daysLater(1);
    await search({ near: 'Lerwick', within: 20, shift: ['nights'] });
    expect((await view()).rows).toEqual([
      {
        description: 'jobs within 20 miles of lerwick, nights',
        search: '',
        near: 'lerwick',
        place: expect.stringMatching(/^Lerwick, /) as string,
        corrected: null,
        path: '/jobs?near=lerwick&shift=nights&within=20',
        searches: 2,
        lastAt: '2026-03-03T09:00:00.000Z',
      },
      expect.objectContaining({ search: 'tram driver', searches: 1, lastAt: TEST_NOW.toISOString() }),
    ]);
    expect((await view('sort=latest')).rows.map(({ near }) => near)).toEqual(['lerwick', '']);
  });

  test('upper and lower case, spaces, the order of the list and of options make no other search', async () => {
    await search({ search: 'Tram  Driver', shift: ['nights', 'days'] });
    await search({ search: ' tram driver ', shift: ['days', 'nights'], sort: 'salary-high', limit: 48, exact: '1' });
    expect(await found()).toEqual([['tram driver', 2]]);
  });

  test('each says what it was understood as', async () => {
    await search({ search: 'tram drivers in Manchestre' });
    await search({ near: 'Nowhere Parva' });
    const { rows } = await view('sort=latest');
    expect(rows.find(({ search: words }) => words !== '')?.corrected).toBe('tram drivers in Manchester');
    expect(rows.find(({ near }) => near !== '')?.place).toBeNull();
  });

  test('only visitors’ searches of the list that find nothing count: no robots, staff, feeds, alerts or later pages', async () => {
    await call({ facets: '1', search: 'warehouse' });
    await call({ facets: '1', search: 'tram driver', page: 2 });
    await call({ search: 'tram driver' });
    await call({ facets: '1', posted_within: 1, search: 'tram driver' });
    await call({ facets: '1', search: 'tram driver' }, { 'user-agent': ROBOT });
    await call({ facets: '1', search: 'tram driver' }, { cookie: 'session-staff=token' });
    await call({ facets: '1', page: 1_000 });
    await search({ search: 'sentinel' });
    expect(await found()).toEqual([['sentinel', 1]]);
  });

  test('nothing counts while there are no jobs at all', async () => {
    await api.services.db.updateTable('jobs').set({ closed_at: TEST_NOW }).execute();
    const query = { search: 'tram driver', page: 1, limit: 12 };
    // Not by a call: nobody waits for what it counts.
    await countEmptySearch(api.services, query, await listJobs(api.services, query));
    await api.services.db.updateTable('jobs').set({ closed_at: null }).execute();
    await search({ search: 'sentinel' });
    expect(await found()).toEqual([['sentinel', 1]]);
  });

  test.each([
    'ada@example.org',
    'ada＠example.org',
    'ring ０７７００ ９００１２３',
    'ring 07700 900123',
    '+44 (0)7700-900123',
    'born 02.03.1988',
    'QQ 12 34 56 C',
    'MORGA657054SM9IJ',
  ])('the text of a search for “%s” is not stored, only that it was made', async (text) => {
    await search({ search: `driver ${text}` });
    const rows = await stored();
    expect(rows).toMatchObject([{ query: {}, understood: {}, searches: 1 }]);
    expect(await view()).toMatchObject({ rows: [], unlisted: 1 });
  });

  test('of a postcode only the outward part is stored', async () => {
    await search({ search: 'tram driver IV51 9XX' });
    await search({ near: 'iv51 9xx' });
    const rows = await stored();
    expect(JSON.stringify(rows)).not.toMatch(/9xx/i);
    expect((await view()).rows).toMatchObject([
      { near: 'iv51', place: expect.stringContaining('IV51') as string },
      { search: 'tram driver', near: 'iv51', place: expect.stringContaining('IV51') as string },
    ]);
  });

  test('a search with more filters than anybody reads is only counted', async () => {
    await search({ category: Array.from({ length: 20 }, (_, index) => `${'Category '.repeat(10)}${index}`) });
    expect(await view()).toMatchObject({ rows: [], unlisted: 1 });
  });

  test('who searched is not stored: neither address nor browser', async () => {
    await search({ search: 'tram driver' }, { 'x-real-ip': '203.0.113.77', 'user-agent': FIREFOX });
    expect(Object.keys((await stored())[0]!).toSorted()).toEqual(['day', 'last_at', 'query', 'searches', 'understood']);
    expect(JSON.stringify(await stored())).not.toMatch(/203\.0|Firefox/);
  });

  test('a day has at most 2,000 different ones; others are only counted, and known ones go on', async () => {
    await search({ search: 'tram driver' });
    const { db } = api.services;
    const day = TEST_NOW.toISOString().slice(0, 10);
    await db
      .insertInto('empty_searches')
      .values(
        Array.from({ length: 1_999 }, (_, index) => ({
          day,
          query: JSON.stringify({ search: `filler ${index}` }),
          understood: '{}',
          searches: 1,
          last_at: TEST_NOW,
        })),
      )
      .execute();
    await search({ search: 'one too many' });
    await search({ search: 'tram driver' });
    expect(await found('text=too+many')).toEqual([]);
    expect(await found('text=Tram')).toEqual([['tram driver', 2]]);
    expect(await view()).toMatchObject({ unlisted: 1, pagination: { total: 2_000 } });
    daysLater(1);
    await search({ search: 'one too many' });
    expect(await found('text=too+many')).toEqual([['one too many', 1]]);
  });

  test('the list has the last 7, 30 or 90 days, and nothing is kept longer', async () => {
    await search({ search: 'tram driver' });
    daysLater(6);
    expect(await found('days=7')).toEqual([['tram driver', 1]]);
    daysLater(7);
    expect(await found('days=7')).toEqual([]);
    expect(await found('days=30')).toEqual([['tram driver', 1]]);
    daysLater(89);
    await applyRetention(api.services);
    expect(await found('days=30')).toEqual([]);
    expect(await found()).toEqual([['tram driver', 1]]);
    daysLater(90);
    await applyRetention(api.services);
    expect(await stored()).toEqual([]);
  });

  test('the text filter looks in words, places and filters, its wildcards taken literally', async () => {
    await search({ search: 'tram driver', category: ['Office'] });
    await search({ near: 'Skye' });
    expect(await found('text=OFFICE')).toEqual([['tram driver', 1]]);
    expect((await view('text=sky')).pagination.total).toBe(1);
    expect((await view('text=%25')).pagination.total).toBe(0);
    expect((await view('text=search')).pagination.total).toBe(0);
  });

  test('all of it is a CSV file, in which no search is a formula', async () => {
    await search({ search: '=1+1' });
    const response = await asStaff('format=csv');
    expect(response.headers.get('content-disposition')).toContain('empty-searches.csv');
    expect(await response.text()).toContain("'=1+1");
  });

  test('a search that cannot be counted is answered all the same, and the log says why', async () => {
    await api.services.db.schema.alterTable('empty_searches').renameTo('moved_away').execute();
    try {
      const response = await call({ facets: '1', search: 'tram driver' });
      expect(response.status).toBe(200);
      await vi.waitFor(() =>
        expect(api.logged).toContainEqual(expect.objectContaining({ event: 'search.not-counted' })),
      );
      expect(JSON.stringify(api.logged)).not.toContain('tram driver');
    } finally {
      await api.services.db.schema.alterTable('moved_away').renameTo('empty_searches').execute();
    }
  });
});
