import type { ClosedJob, ErrorReply, JobDetails, JobList } from '@site/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { correctedSearch } from '../jobs/search/search-words.ts';
import { readSyncStatus } from '../jobs/sync/sync-status.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { applyRetention } from '../privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { ATTACKS } from './attacks.test-support.ts';
import { describeDataLayer } from './data-layer.cases.ts';

const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T09:00:00Z`;

/** Ids in the order of posting, newest last. */
const feed = testFeed(
  advert(1, { LastPostDate: day(1), AdvertTitle: 'HGV Class 1 Driver', SalaryFrom: 36_000, SalaryTo: 40_000 }),
  advert(2, {
    LastPostDate: day(2),
    AdvertTitle: 'Night Trunker',
    PrimaryLocation: 'London',
    SalaryPer: 'hour',
    SalaryFrom: 20,
    SalaryTo: 22.5,
  }),
  advert(3, {
    LastPostDate: day(3),
    AdvertTitle: 'Warehouse Operative',
    Industry: 'Warehouse',
    PrimaryLocation: 'South London',
    SalaryHide: true,
    Requirements: null,
    AdvertType: 'T',
  }),
  advert(4, {
    LastPostDate: day(4),
    AdvertTitle: '100% Remote Planner',
    Industry: 'Transport',
    PrimaryLocation: 'Bristol',
    SalaryPer: 'day',
    SalaryFrom: 200,
    SalaryTo: null,
    Requirements: null,
  }),
  advert(5, {
    LastPostDate: day(5),
    AdvertTitle: 'Depot Manager (O\'Brien), "Acting"',
    Industry: 'Management',
    PrimaryLocation: 'Leeds',
    SalaryFrom: null,
    SalaryTo: 60_000,
    Company: null,
    Requirements: null,
    JobDescription: 'Run the depot, reading and writing reports.',
  }),
  advert(6, {
    LastPostDate: day(6),
    AdvertTitle: 'HGV Class 2 Driver',
    SalaryFrom: 30_000,
    SalaryTo: 32_000,
    AdvertHours: 'Part Time',
    ApplyUrl: 'https://apply.example/6',
  }),
);

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

    const list = async (query: Record<string, string | number>): Promise<JobList> => {
      const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const response = await api.get(`/.netlify/functions/get-jobs?${parameters}`);
      expect(response.status).toBe(200);
      return (await response.json()) as JobList;
    };
    const idOf = ({ slug }: { slug: string }) => Number(slug.split('-').at(-1));
    const found = async (query: Record<string, string | number>) => (await list(query)).jobs.map(idOf);

    describe('get-jobs', () => {
      test('answers the newest first, in the contract’s shape', async () => {
        const { jobs, pagination } = await list({});
        expect(jobs.map(idOf)).toEqual([6, 5, 4, 3, 2, 1]);
        expect(pagination).toEqual({ page: 1, limit: 12, total: 6, totalPages: 1, hasPrev: false, hasNext: false });
        expect(jobs[0]).toMatchObject({
          id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
          slug: 'hgv-class-2-driver-leeds-6',
          title: 'HGV Class 2 Driver',
          company: 'Aire Haulage',
          location: 'Leeds',
          salary_min: 30_000,
          salary_max: 32_000,
          salary_period: 'year',
          job_type: 'part-time',
          category: 'HGV Driver',
          description: '<p>Trunking out of Leeds.</p>',
          requirements: '<ul><li>Category C+E</li></ul>',
          benefits: null,
          apply_url: 'https://apply.example/6',
          created_at: '2026-02-06T09:00:00.000Z',
          reference: '6',
          licences: ['C', 'C+E'],
        });
      });

      test('pages through all jobs without a gap, and is empty past the end', async () => {
        expect([await found({ limit: 4 }), await found({ limit: 4, page: 2 })]).toEqual([
          [6, 5, 4, 3],
          [2, 1],
        ]);
        expect((await list({ limit: 4, page: 2 })).pagination).toMatchObject({
          total: 6,
          totalPages: 2,
          hasPrev: true,
          hasNext: false,
        });
        expect(await list({ page: 9 })).toMatchObject({
          jobs: [],
          pagination: { total: 6, hasPrev: true, hasNext: false },
        });
      });

      test.each([
        ['newest', [6, 5, 4, 3, 2, 1]],
        ['oldest', [1, 2, 3, 4, 5, 6]],
        ['salary-high', [5, 4, 2, 1, 6, 3]],
        ['salary-low', [6, 1, 2, 4, 5, 3]],
      ])('sorts by %s, by yearly pay, jobs without figures last', async (sort, ids) => {
        expect(await found({ sort })).toEqual(ids);
      });

      test.each([
        [{ category: 'Warehouse' }, [3]],
        [{ location: 'london' }, [3, 2]],
        [{ job_type: 'temporary' }, [3]],
        [{ job_type: 'part-time', category: 'HGV Driver' }, [6]],
        [{ salary_min: 46_800 }, [5, 4, 2]],
        [{ salary_min: 46_801 }, [5, 4]],
        [{ salary_max: 36_000 }, [6, 1]],
        [{ salary_min: 39_000, salary_max: 50_000 }, [2, 1]],
        [{ category: 'No such' }, []],
      ])('filters by %j', async (query, ids) => {
        expect(await found(query)).toEqual(ids);
      });

      test.each([
        ['driver', [6, 1, 2]],
        ['drivers', [6, 1, 2]],
        ['hgv class 2', [6]],
        ['wareh', [3]],
        ['hgv driv', [6, 1, 2]],
        ['bristol', [4]],
        ['driver -night', [6, 1]],
        ['"class 1"', [1]],
        ['warehouse OR planner', [4, 3]],
        ['category c+e', [1, 6, 2]],
        ['driver leeds', [6, 1, 2]],
        ['part time driver', [6]],
        ['full-time driver', [1, 2]],
        ['temp warehouse', [3]],
        ['forklift', []],
        ['%', [4]],
      ])('searches for %s, jobs whose title and place fit first', async (search, ids) => {
        expect(await found({ search })).toEqual(ids);
      });

      test.each([
        ['artic', 'class 1'],
        ['C&E', 'class 1'],
        ['lgv cat c', 'class two'],
        ['lorry driver', 'hgv driver'],
      ])('finds the same for %s as for %s', async (search, other) => {
        const ids = await found({ search });
        expect(ids.length).toBeGreaterThan(0);
        expect(ids).toEqual(await found({ search: other }));
      });

      test.each([
        ['warehose', [3]],
        ['drvier', [6, 1, 2]],
        ['Bristoll planer', [4]],
        ['wareho operative', [3]],
        ['permenant driver', [1, 2]],
        ['nigth OR planer', [4, 2]],
        ['xylophone', []],
      ])('understands the typing error in %s', async (search, ids) => {
        expect(await found({ search })).toEqual(ids);
      });

      test.each([
        ['nigth driver', { from: 'nigth driver', to: 'night driver' }],
        ['night driver', undefined],
        ['zeppelin', undefined],
      ])('says what it made of %s', async (search, corrected) => {
        expect((await list({ search })).corrected).toEqual(corrected);
      });

      test('takes a search as it is where asked to', async () => {
        expect(await list({ search: 'warehose', exact: 1 })).toMatchObject({ jobs: [], pagination: { total: 0 } });
        expect(await found({ search: 'warehouse', exact: 1 })).toEqual([3]);
      });

      test('never takes one place for another', async () => {
        const { db } = api.services;
        const words = ['oxford', 'driver', 'stoke', 'burton', 'doncaster', 'bradford', 'stratford', 'brixton'];
        await db
          .insertInto('search_words')
          .values(words.map((word) => ({ word })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const places =
          'Salford, Dover, Kent, Brighton, Watford, Romford, Ilford, Telford, Bolton, Lancaster, Bedford, Stafford, ' +
          'milton keynes, STOKE-ON-TRENT, St. Helens, Newcastle upon Tyne, Brixham, Stretford, Keynes';
        for (const place of places.split(', ')) {
          expect(await correctedSearch(db, place), place).toBeUndefined();
          expect((await list({ search: place })).jobs, place).toEqual([]);
        }
      });

      test.each([
        ['Yorkshire', [6, 5, 1]],
        ['driver West Yorkshire', [6, 1]],
        ['planner in the south west', [4]],
        ['Greater London', [3, 2]],
        ['night driver, London', [2]],
        ['England', [6, 5, 4, 3, 2, 1]],
        ['North of England', [6, 5, 1]],
        ['yorkshre', [6, 5, 1]],
        ['Kent', []],
        ['Reading', []],
        ['Scotland', []],
        ['driver north west', []],
      ])('finds the jobs that lie in %s', async (search, ids) => {
        expect(await found({ search })).toEqual(ids);
      });

      test('corrects no word when only the filters leave nothing', async () => {
        expect(await found({ search: 'warehouse', location: 'Leeds' })).toEqual([]);
      });

      test('pages from title matches to mentions without a gap', async () => {
        const pages = await Promise.all([1, 2, 3, 4].map((page) => found({ search: 'driver', limit: 1, page })));
        expect(pages).toEqual([[6], [1], [2], []]);
      });

      test('keeps to the order requested', async () => {
        expect(await found({ search: 'driver', sort: 'oldest' })).toEqual([1, 2, 6]);
      });

      test.each(ATTACKS)('treats %s as words', async (attack) => {
        for (const name of ['search', 'location', 'category']) await list({ [name]: attack });
        expect((await list({})).pagination.total).toBe(6);
      });

      test.each([
        ['page=0'],
        ['page=1.5'],
        ['limit=0'],
        ['limit=101'],
        ['sort=random'],
        ['job_type=slave'],
        ['salary_min=-1'],
        ['salary_max=1e9'],
        ['search=%00'],
        [`search=${'x'.repeat(201)}`],
      ])('refuses %s with a reason', async (query) => {
        const response = await api.get(`/.netlify/functions/get-jobs?${query}`);
        expect(response.status).toBe(400);
        expect(((await response.json()) as ErrorReply).error).toMatch(/\w/);
      });
    });

    describe('get-job-details', () => {
      const details = (slug: string) => api.get(`/.netlify/functions/get-job-details?slug=${encodeURIComponent(slug)}`);

      test('answers the job and others in its category, those in the same place first', async () => {
        const { job, relatedJobs } = (await (await details('hgv-class-1-driver-leeds-1')).json()) as JobDetails;
        expect(job).toMatchObject({ title: 'HGV Class 1 Driver', company: 'Aire Haulage' });
        expect(relatedJobs?.map(idOf)).toEqual([6, 2]);
      });

      test.each(['no-such-job', ...ATTACKS])('knows no job at %s', async (slug) => {
        const response = await details(slug);
        expect([response.status, await response.json()]).toEqual([404, { error: 'Job not found' }]);
      });

      test('tells a closed job from one that never was, and offers open ones like it', async () => {
        const { db, clock } = api.services;
        const close = (closed_at: Date | null) =>
          db.updateTable('jobs').set({ closed_at }).where('external_id', '=', '2').execute();
        await close(clock());
        const response = await details('night-trunker-london-2');
        await close(null);
        const body = (await response.json()) as ErrorReply & ClosedJob;
        expect([response.status, body.error, body.relatedJobs.map(idOf)]).toEqual([410, 'This job is closed', [6, 1]]);
      });

      test('needs a slug', async () => {
        const response = await api.get('/.netlify/functions/get-job-details');
        expect([response.status, await response.json()]).toEqual([
          400,
          { error: 'Slug is required', fields: { slug: 'Slug is required' } },
        ]);
      });
    });

    describe('job-viewed', () => {
      const SLUG = 'night-trunker-london-2';
      const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
      const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

      const row = async () =>
        (
          (await (await api.get(`/rest/v1/public_jobs?slug=eq.${SLUG}`)).json()) as { id: string; view_count: number }[]
        )[0]!;
      const view = async (id: string, address = '203.0.113.7', userAgent = FIREFOX) =>
        (await api.post('/.netlify/functions/job-viewed', { id }, { 'x-real-ip': address, 'user-agent': userAgent }))
          .status;

      /** How many views it adds, given the job's id. */
      const added = async (work: (id: string) => Promise<unknown>) => {
        await api.empty('job_viewers', 'rate_limits');
        const { id, view_count: before } = await row();
        await work(id);
        return (await row()).view_count - before;
      };

      test('counts a visitor once a day, however often they look', async () => {
        expect(
          await added(async (id) => {
            for (let look = 0; look < 3; look += 1) expect(await view(id)).toBe(200);
            await view(id.toUpperCase());
            api.setTime(new Date('2026-03-02T23:59:59Z'));
            await view(id);
          }),
        ).toBe(1);
        api.setTime(new Date('2026-03-03T00:00:00Z'));
        expect(await added(async (id) => Promise.all([view(id), view(id)]))).toBe(1);
        api.setTime(TEST_NOW);
      });

      test('counts other addresses and other browsers as other visitors', async () => {
        expect(
          await added(async (id) => {
            await view(id);
            await view(id, '203.0.113.8');
            await view(id, '203.0.113.7', FIREFOX.replaceAll('145', '146'));
          }),
        ).toBe(3);
      });

      test('ignores robots, jobs that are not there, and requests for the details', async () => {
        expect(
          await added(async (id) => {
            expect(await view(id, '203.0.113.7', ROBOT)).toBe(200);
            expect(await view('7')).toBe(200);
            expect(await view('5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10')).toBe(200);
            await api.get(`/.netlify/functions/get-job-details?slug=${SLUG}`);
          }),
        ).toBe(0);
        expect(await api.services.db.selectFrom('job_viewers').selectAll().execute()).toEqual([]);
      });

      test('keeps who looked for a day, and never their address', async () => {
        await added((id) => view(id));
        const rows = () => api.services.db.selectFrom('job_viewers').selectAll().execute();
        expect(await rows()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) as string, seen_at: TEST_NOW }]);
        api.setTime(new Date(TEST_NOW.getTime() + 24 * 60 * 60_000));
        await applyRetention(api.services);
        expect(await rows()).toEqual([]);
        api.setTime(TEST_NOW);
      });
    });

    describeDataLayer(() => api, server);

    describe('staff functions', () => {
      const signIn = async () => {
        const response = await api.post('/.netlify/functions/staff-auth', { action: 'login', password: 'depot-keys' });
        return { cookie: response.headers.get('set-cookie')!.split(';', 1)[0]! };
      };

      test.each(['trigger-sync', 'clear-jobs'])('%s needs a staff session', async (name) => {
        const response = await api.post(`/.netlify/functions/${name}`);
        expect(response.status).toBe(401);
        expect((await list({})).pagination.total).toBe(6);
      });

      test('test-supabase shows that the database works', async () => {
        const response = await api.get('/.netlify/functions/test-supabase');
        expect(await response.json()).toEqual({
          success: true,
          database: expect.stringMatching(/^PostgreSQL \d+/) as string,
          totalActiveJobs: 6,
          activeCategories: 7,
        });
      });

      test('clear-jobs empties the board, trigger-sync fills it again, sync-status reports it', async () => {
        const staff = await signIn();
        const cleared = await api.post('/.netlify/functions/clear-jobs', {}, staff);
        expect(await cleared.json()).toEqual({ success: true, jobsCleared: 6 });
        expect((await list({})).jobs).toEqual([]);
        const synced = await api.post('/.netlify/functions/trigger-sync', {}, staff);
        expect(await synced.json()).toMatchObject({ success: true, data: { status: 'completed', jobsAdded: 6 } });
        const status = await api.get('/.netlify/functions/sync-status');
        expect(await status.json()).toMatchObject({
          success: true,
          data: {
            totalActiveJobs: 6,
            lastSuccessfulSync: { completedAt: '2026-03-02T09:00:00.000Z' },
            latestSync: { status: 'completed', jobsAdded: 6 },
          },
        });
      });

      test('sync-status says whether a sync reads the whole feed, or one advert for testing', async () => {
        const { db, config } = api.services;
        expect(await readSyncStatus({ db, config })).toMatchObject({ mode: 'production' });
        const testing = { ...config, syncMode: 'testing' } as const;
        expect(await readSyncStatus({ db, config: testing })).toMatchObject({ mode: 'testing' });
      });

      test('who did what, when and with which outcome is recorded, in the log too', async () => {
        await api.empty('staff_actions');
        api.logged.length = 0;
        const staff = await signIn();
        await api.post('/.netlify/functions/clear-jobs', {}, staff);
        await api.post('/.netlify/functions/trigger-sync', {}, staff);
        api.setTime(new Date(TEST_NOW.getTime() + 6 * 60_000));
        await api.post('/.netlify/functions/clear-jobs', {}, staff);
        await api.post('/.netlify/functions/clear-jobs');
        api.setTime(TEST_NOW);
        const { db } = api.services;
        const { session_id: actor } = await db
          .selectFrom('access_log')
          .select('session_id')
          .where('event', '=', 'login')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        const recorded = await db.selectFrom('staff_actions').selectAll().orderBy('id').execute();
        const common = { actor, at: TEST_NOW };
        expect(recorded).toMatchObject([
          { ...common, action: 'clear-jobs', outcome: 'done', row_count: 6 },
          { ...common, action: 'trigger-sync', outcome: 'done', row_count: 6 },
          { actor, action: 'clear-jobs', outcome: 'refused', row_count: null },
        ]);
        expect(api.logged.filter(({ event }) => event === 'staff.acted')).toMatchObject([
          { actor, action: 'clear-jobs', outcome: 'done', rows: 6 },
          { actor, action: 'trigger-sync', outcome: 'done', rows: 6 },
          { actor, action: 'clear-jobs', outcome: 'refused', rows: null },
        ]);
      });

      test('neither runs while a sync is running', async () => {
        const staff = await signIn();
        const now = api.services.clock();
        const run = await api.services.db
          .insertInto('sync_runs')
          .values({ status: 'running', started_at: now, heartbeat_at: now })
          .returning('id')
          .executeTakeFirstOrThrow();
        const answers = await Promise.all(
          ['trigger-sync', 'clear-jobs'].map((name) => api.post(`/.netlify/functions/${name}`, {}, staff)),
        );
        expect(answers.map(({ status }) => status)).toEqual([409, 409]);
        await api.services.db.deleteFrom('sync_runs').where('id', '=', run.id).execute();
      });

      test('a feed that cannot be read is reported with its reason', async () => {
        feed.beforePage = () => {
          throw new Error('connect ECONNREFUSED 10.0.0.7');
        };
        const response = await api.post('/.netlify/functions/trigger-sync', {}, await signIn());
        feed.beforePage = () => {};
        expect([response.status, await response.json()]).toEqual([
          502,
          { error: 'The sync stopped because of a fault on our side' },
        ]);
      });
    });

    test('an unknown address is answered with 404', async () => {
      expect((await api.get('/.netlify/functions/no-such')).status).toBe(404);
    });
  });
}
