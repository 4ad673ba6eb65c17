import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { createScheduler } from './scheduler.ts';
import { recurringTasks } from './tasks.ts';

const HOUR_MS = 3_600_000;

/** What recurring tasks promise, on the given Postgres server or in memory. */
export function describeTasks(database: string, server?: string): void {
  describe(`recurring tasks, on ${database}`, () => {
    let api: TestApi;
    let turns: string[];
    beforeAll(async () => {
      api = await createTestApi({}, { server });
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('scheduled_tasks');
      api.logged.length = 0;
      turns = [];
      hoursLater(0);
    });

    const hoursLater = (hours: number) => api.setTime(new Date(TEST_NOW.getTime() + hours * HOUR_MS));
    const hourly = { name: 'hourly', everyMs: HOUR_MS, withinMs: HOUR_MS, run: async () => turns.push('hourly') };
    const failing = {
      name: 'failing',
      everyMs: HOUR_MS,
      withinMs: HOUR_MS,
      run: async () => {
        throw new Error('out of diesel');
      },
    };

    test('the first turn comes a full interval after the first start, and each later one an interval after that', async () => {
      const { runDue } = createScheduler(api.services, [hourly]);
      for (const hours of [0, 0.9, 1, 1.5, 2]) {
        hoursLater(hours);
        await runDue();
      }
      expect(turns).toHaveLength(2);
    });

    test('a restart neither repeats nor forgets a turn', async () => {
      await createScheduler(api.services, [hourly]).runDue();
      hoursLater(1);
      await createScheduler(api.services, [hourly]).runDue();
      await createScheduler(api.services, [hourly]).runDue();
      expect(turns).toHaveLength(1);
    });

    test('correcting a clock that was years ahead does not stop the turns', async () => {
      const { runDue } = createScheduler(api.services, [hourly]);
      hoursLater(100_000);
      await runDue();
      hoursLater(0);
      await runDue();
      hoursLater(0.5);
      await runDue();
      expect(turns).toHaveLength(1);
    });

    test('only one of several servers takes a turn', async () => {
      const schedulers = [1, 2, 3, 4].map(() => createScheduler(api.services, [hourly]));
      await schedulers[0]!.runDue();
      hoursLater(1);
      await Promise.all(schedulers.map(({ runDue }) => runDue()));
      expect(turns).toHaveLength(1);
    });

    test('a task that fails is logged, stops no other, and has its next turn', async () => {
      const { runDue } = createScheduler(api.services, [failing, hourly]);
      for (const hours of [0, 1, 2]) {
        hoursLater(hours);
        await runDue();
      }
      expect(turns).toHaveLength(2);
      expect(api.logged.filter(({ event }) => event === 'task.failed')).toMatchObject([
        { task: 'failing', message: 'out of diesel' },
        { task: 'failing' },
      ]);
    });

    test('a task that never ends is logged, stops no other, and has its next turn', async () => {
      const endless = { name: 'endless', everyMs: HOUR_MS, withinMs: 20, run: () => new Promise(() => undefined) };
      const { runDue } = createScheduler(api.services, [endless, hourly]);
      for (const hours of [0, 1, 2]) {
        hoursLater(hours);
        await runDue();
      }
      expect(turns).toHaveLength(2);
      expect(api.logged.filter(({ event }) => event === 'task.failed')).toMatchObject([
        { task: 'endless', message: 'endless took more than 0.02 seconds' },
        { task: 'endless' },
      ]);
    });

    test('jobs are synced automatically', async () => {
      const { runDue } = createScheduler(
        api.services,
        recurringTasks({ syncEveryMinutes: 30, databaseUrl: 'memory://' }),
      );
      await runDue();
      hoursLater(0.5);
      await runDue();
      expect(await api.services.db.selectFrom('sync_runs').select('status').execute()).toEqual([
        { status: 'completed' },
      ]);
    });

    test('unless that is switched off', () => {
      const names = recurringTasks({ syncEveryMinutes: 0, databaseUrl: undefined }).map(({ name }) => name);
      expect(names).toEqual([
        'send-job-alerts',
        'raise-overdue-answers',
        'remind-of-interviews',
        'apply-retention',
        'back-up-database',
      ]);
    });

    test('a Postgres server is backed up with its own programs', () => {
      const names = recurringTasks({ syncEveryMinutes: 30, databaseUrl: 'postgres://db' }).map(({ name }) => name);
      expect(names).toEqual([
        'sync-jobs',
        'send-job-alerts',
        'raise-overdue-answers',
        'remind-of-interviews',
        'apply-retention',
      ]);
    });
  });
}
