import { describe, expect, test } from 'vitest';
import { readSyncStatus } from '../../jobs/sync/sync-status.ts';
import { TEST_NOW, type TestApi } from '../../test-support.ts';
import { feed, listJobs } from '../sample-jobs.test-support.ts';

/** What the functions for staff promise, with the six jobs of sample-jobs.test-support.ts imported. */
export function describeStaffFunctions(api: () => TestApi): void {
  const list = (query: Record<string, string | number>) => listJobs(api(), query);

  describe('staff functions', () => {
    const signIn = async () => {
      const response = await api().post('/.netlify/functions/staff-auth', { action: 'login', password: 'depot-keys' });
      return { cookie: response.headers.get('set-cookie')!.split(';', 1)[0]! };
    };

    test.each(['trigger-sync', 'clear-jobs'])('%s needs a staff session', async (name) => {
      const response = await api().post(`/.netlify/functions/${name}`);
      expect(response.status).toBe(401);
      expect((await list({})).pagination.total).toBe(6);
    });

    test('test-supabase shows that the database works', async () => {
      const response = await api().get('/.netlify/functions/test-supabase');
      expect(await response.json()).toEqual({
        success: true,
        database: expect.stringMatching(/^PostgreSQL \d+/) as string,
        totalActiveJobs: 6,
        activeCategories: 7,
      });
    });

    test('clear-jobs empties the board, trigger-sync fills it again, sync-status reports it', async () => {
      const staff = await signIn();
      const cleared = await api().post('/.netlify/functions/clear-jobs', {}, staff);
      expect(await cleared.json()).toEqual({ success: true, jobsCleared: 6 });
      expect((await list({})).jobs).toEqual([]);
      const synced = await api().post('/.netlify/functions/trigger-sync', {}, staff);
      expect(await synced.json()).toMatchObject({ success: true, data: { status: 'completed', jobsAdded: 6 } });
      const status = await api().get('/.netlify/functions/sync-status');
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
      const { db, config } = api().services;
      expect(await readSyncStatus({ db, config })).toMatchObject({ mode: 'production' });
      const testing = { ...config, syncMode: 'testing' } as const;
      expect(await readSyncStatus({ db, config: testing })).toMatchObject({ mode: 'testing' });
    });

    test('who did what, when and with which outcome is recorded, in the log too', async () => {
      await api().empty('staff_actions');
      api().logged.length = 0;
      const staff = await signIn();
      await api().post('/.netlify/functions/clear-jobs', {}, staff);
      await api().post('/.netlify/functions/trigger-sync', {}, staff);
      api().setTime(new Date(TEST_NOW.getTime() + 6 * 60_000));
      await api().post('/.netlify/functions/clear-jobs', {}, staff);
      await api().post('/.netlify/functions/clear-jobs');
      api().setTime(TEST_NOW);
      const { db } = api().services;
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
      expect(api().logged.filter(({ event }) => event === 'staff.acted')).toMatchObject([
        { actor, action: 'clear-jobs', outcome: 'done', rows: 6 },
        { actor, action: 'trigger-sync', outcome: 'done', rows: 6 },
        { actor, action: 'clear-jobs', outcome: 'refused', rows: null },
      ]);
    });

    test('neither runs while a sync is running', async () => {
      const staff = await signIn();
      const now = api().services.clock();
      const run = await api()
        .services.db.insertInto('sync_runs')
        .values({ status: 'running', started_at: now, heartbeat_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      const answers = await Promise.all(
        ['trigger-sync', 'clear-jobs'].map((name) => api().post(`/.netlify/functions/${name}`, {}, staff)),
      );
      expect(answers.map(({ status }) => status)).toEqual([409, 409]);
      await api().services.db.deleteFrom('sync_runs').where('id', '=', run.id).execute();
    });

    test('a feed that cannot be read is reported with its reason', async () => {
      feed.beforePage = () => {
        throw new Error('connect ECONNREFUSED 10.0.0.7');
      };
      const response = await api().post('/.netlify/functions/trigger-sync', {}, await signIn());
      feed.beforePage = () => {};
      expect([response.status, await response.json()]).toEqual([
        502,
        { error: 'The sync stopped because of a fault on our side' },
      ]);
    });
  });
}
