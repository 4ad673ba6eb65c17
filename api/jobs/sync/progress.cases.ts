import type { ListedSync, SyncsReply } from '@site/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { advert, testFeed, type TestFeed } from '../../feeds/adverts.test-support.ts';
import { FeedError } from '../../feeds/feed.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { createScheduler } from '../../tasks/scheduler.ts';
import { recurringTasks } from '../../tasks/tasks.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../../test-support.ts';
import { syncJobs, syncOnFirstStart } from './sync.ts';

const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * 24 * 60 * 60_000);

/** What staff see of the syncs, on the given Postgres server or in memory. */
export function describeSyncProgress(database: string, server?: string): void {
  describe(`the list of syncs, on ${database}`, () => {
    let api: TestApi;
    let feed: TestFeed;
    let cookie: string;
    beforeAll(async () => {
      feed = testFeed();
      const passwords = { lcrcaProposal: undefined, transportUkProposal: undefined, staff: 'depot-keys' };
      api = await createTestApi({ passwords }, { feed, server });
    }, OPENING_MS);
    beforeEach(async () => {
      await api.empty('jobs', 'sync_runs', 'staff_actions', 'scheduled_tasks');
      api.setTime(TEST_NOW);
      Object.assign(feed, { adverts: [], total: undefined, pageSize: 2, isExcerpt: false, beforePage: () => {} });
      for (const id of [1, 2, 3, 4, 5]) feed.adverts.push(advert(id));
      cookie = await signIn();
    });
    afterAll(() => api.close());

    async function signIn(): Promise<string> {
      const login = await api.post('/.netlify/functions/staff-auth', { action: 'login', password: 'depot-keys' });
      return login.headers.get('set-cookie')?.split(';')[0] ?? '';
    }
    const get = (path: string) => api.get(`/.netlify/functions/${path}`, { cookie });
    const list = async (query = '') => (await (await get(`syncs${query}`)).json()) as SyncsReply;
    const newest = async () => (await list()).rows[0];
    const details = async (id: number | undefined) => {
      const response = await get(`sync-details?id=${id}`);
      return (await response.json()) as { sync: ListedSync; rejected: unknown[] };
    };
    const failWith = (message: string) => {
      feed.beforePage = () => {
        throw new FeedError(message);
      };
    };

    test('a running sync shows with each page how many adverts were read, and of how many', async () => {
      const seen: unknown[] = [];
      feed.beforePage = async () => {
        const { running } = await list('?status=failed');
        seen.push([running?.status, running?.advertsRead, running?.advertsTotal, running?.feedReadAt]);
      };
      await syncJobs(api.services, 'staff');
      expect(seen).toEqual([
        ['running', 0, null, null],
        ['running', 2, 5, null],
        ['running', 4, 5, null],
      ]);
      expect(await list()).toMatchObject({
        running: null,
        rows: [
          {
            status: 'completed',
            startedAt: TEST_NOW.toISOString(),
            finishedAt: TEST_NOW.toISOString(),
            advertsRead: 5,
            advertsTotal: 5,
            feedReadAt: TEST_NOW.toISOString(),
            jobsProcessed: 5,
            jobsAdded: 5,
          },
        ],
      });
    });

    test('rejected adverts count as read', async () => {
      feed.adverts[1] = advert(2, { AdvertTitle: '' });
      await syncJobs(api.services);
      expect(await newest()).toMatchObject({ advertsRead: 5, advertsTotal: 5, jobsFailed: 1 });
    });

    test('a feed that is deliberately read in part is said to have no total', async () => {
      feed.isExcerpt = true;
      feed.total = 648;
      await syncJobs(api.services);
      expect(await newest()).toMatchObject({ advertsRead: 5, advertsTotal: null });
    });

    test('a feed that breaks off shows how far it was read, and why it failed', async () => {
      let pages = 0;
      feed.beforePage = () => {
        pages += 1;
        if (pages === 3) throw new FeedError('The job feed could not be read: it answered with status 503');
      };
      await syncJobs(api.services);
      expect(await newest()).toMatchObject({
        status: 'failed',
        errorMessage: 'The job feed could not be read: it answered with status 503',
        advertsRead: 4,
        advertsTotal: 5,
        feedReadAt: null,
      });
    });

    test('a sync whose server died is said to be silent after five minutes, and the next one shows it as failed', async () => {
      const at = TEST_NOW;
      const run = { status: 'running', started_at: at, heartbeat_at: at, adverts_read: 2, adverts_total: 5 } as const;
      await api.services.db.insertInto('sync_runs').values(run).execute();
      expect((await list()).running).toMatchObject({ advertsRead: 2, advertsTotal: 5, isSilent: false });
      api.setTime(new Date(TEST_NOW.getTime() + 6 * 60_000));
      expect((await list()).running).toMatchObject({ isSilent: true });
      await syncJobs(api.services);
      const { running, rows } = await list();
      expect(running).toBeNull();
      expect(rows[1]).toMatchObject({
        status: 'failed',
        errorMessage: 'The server stopped before the sync had finished',
        advertsRead: 2,
      });
    });

    test('each sync says what started it', async () => {
      await syncOnFirstStart(api.services);
      const scheduler = createScheduler(api.services, recurringTasks({ syncEveryMinutes: 60, databaseUrl: 'none' }));
      await scheduler.runDue();
      api.setTime(daysLater(1));
      await scheduler.runDue();
      cookie = await signIn();
      await api.post('/.netlify/functions/trigger-sync', {}, { cookie });
      await runCommand(api.services, ['sync']);
      await syncJobs(api.services);
      const { rows } = await list();
      expect(rows.map(({ triggeredBy }) => triggeredBy)).toEqual([
        null,
        'command-line',
        'staff',
        'schedule',
        'first-start',
      ]);
    });

    test('the newest come first, fifty on a page, and the older ones follow', async () => {
      await syncJobs(api.services);
      const unchanged = { status: 'completed', started_at: TEST_NOW, heartbeat_at: TEST_NOW } as const;
      await api.services.db.insertInto('sync_runs').values(Array<typeof unchanged>(50).fill(unchanged)).execute();
      const { rows, pagination } = await list();
      expect(pagination).toEqual({ total: 51, totalPages: 2 });
      expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 51 - index));
      expect((await list('?page=2')).rows).toMatchObject([{ id: 1, jobsAdded: 5 }]);
    });

    test('the list can be narrowed to one status, and to the syncs that rejected adverts', async () => {
      await syncJobs(api.services);
      failWith('The job feed could not be read: it did not answer properly');
      await syncJobs(api.services);
      feed.beforePage = () => {};
      feed.adverts[0] = advert(1, { SalaryFrom: 3, SalaryTo: 2 });
      await syncJobs(api.services);
      const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);
      expect(await ids('?status=failed')).toEqual([2]);
      expect(await ids('?status=completed')).toEqual([3, 1]);
      expect(await ids('?rejected=some')).toEqual([3]);
      expect(await ids('?rejected=some&status=failed')).toEqual([]);
    });

    test('the list is a CSV file too, of what the filters leave', async () => {
      await syncJobs(api.services, 'staff');
      failWith('The job feed could not be read: it answered with status 503');
      await syncJobs(api.services, 'schedule');
      const file = await get('syncs?status=completed&format=csv');
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="syncs.csv"');
      const [head, ...lines] = (await file.text()).trim().split('\r\n');
      expect(head).toContain('id,startedAt,finishedAt,triggeredBy,status,jobsProcessed,jobsAdded');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(',staff,completed,5,5,');
    });

    test('a sync lists the adverts that it rejected with their reasons, also as a CSV file', async () => {
      feed.adverts[1] = advert(2, { AdvertTitle: '' });
      feed.adverts[3] = advert(4, { AdvertID: 'x'.repeat(9_000) });
      await syncJobs(api.services);
      expect(await details(1)).toMatchObject({
        sync: { id: 1, jobsFailed: 2 },
        rejected: [
          { externalId: '2', reason: 'AdvertTitle is empty' },
          { externalId: null, reason: 'AdvertID is not a number' },
        ],
      });
      const file = await get('sync-details?id=1&format=csv');
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="sync-1-rejected.csv"');
      expect(await file.text()).toBe('externalId,reason\r\n2,AdvertTitle is empty\r\n,AdvertID is not a number\r\n');
    });

    test('the reasons hold none of the feed’s own text, whatever it sends', async () => {
      const hostile = '<script>alert(1)</script>'.repeat(500);
      feed.adverts = [
        advert(1, { AdvertTitle: hostile }),
        advert(2, { LastPostDate: hostile }),
        { AdvertID: hostile },
        hostile,
      ];
      await syncJobs(api.services);
      const { rejected } = await details(1);
      expect(rejected).toHaveLength(4);
      expect(JSON.stringify(rejected)).not.toContain('script');
    });

    test('the first hundred rejected adverts of a sync are kept', async () => {
      feed.adverts = Array.from({ length: 103 }, (_, index) => advert(index + 1, { AdvertTitle: '' }));
      feed.pageSize = 50;
      await syncJobs(api.services);
      const { sync, rejected } = await details(1);
      expect([sync.jobsFailed, rejected.length]).toEqual([103, 100]);
    });

    test.each(['2', '0', '-1', 'abc', '9'.repeat(40), '1 or 1=1'])('there is no sync “%s”', async (id) => {
      await syncJobs(api.services);
      const response = await get(`sync-details?id=${encodeURIComponent(id)}`);
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'There is no such sync. Syncs are kept for 90 days.' },
      ]);
    });

    test('syncs are kept for 90 days; the first and the last successful one stay', async () => {
      const ids = async () => (await list()).rows.map(({ id }) => id);
      for (let count = 0; count < 3; count += 1) await syncJobs(api.services);
      failWith('The job feed could not be read: it did not answer properly');
      await syncJobs(api.services);
      api.setTime(daysLater(89));
      await applyRetention(api.services);
      cookie = await signIn();
      expect(await ids()).toEqual([4, 3, 2, 1]);
      api.setTime(daysLater(90));
      await applyRetention(api.services);
      cookie = await signIn();
      expect(await ids()).toEqual([3, 1]);
      await applyRetention(api.services);
      expect(await ids()).toEqual([3, 1]);
    });
  });
}
