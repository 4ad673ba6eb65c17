import { JobQuerySchema } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { describePostgresBackup } from '../backup/postgres-backup.cases.ts';
import { loadConfig } from '../config.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { listJobs } from '../jobs/list/list-jobs.ts';
import { syncJobs, syncOnFirstStart } from '../jobs/sync/sync.ts';
import { createLog } from '../log.ts';
import { describeOutage } from '../outage.cases.ts';
import { createServices, type Services } from '../services.ts';
import { describeTasks } from '../tasks/tasks.cases.ts';
import { createTestDatabase } from './database.test-support.ts';
import { onPostgres } from './on-postgres.test-support.ts';
import { openDatabase } from './open.ts';
import type { Database } from './schema.ts';

await onPostgres((server, programs) => {
  describeOutage('a Postgres server', server);
  describePostgresBackup(server, programs);
  describeTasks('a Postgres server', server);

  const untilSomebodyWaits = async (db: Kysely<Database>): Promise<void> => {
    const { rows } = await sql`select from pg_locks where not granted`.execute(db);
    if (rows.length === 0) await untilSomebodyWaits(db);
  };

  test('the loss of a connection in the middle of a transaction ends the transaction, not the server', async () => {
    const { url, drop } = await createTestDatabase(server);
    const events: string[] = [];
    const log = createLog((line) => events.push((JSON.parse(line) as { event: string }).event));
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: url }, log);
    const interrupted = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db);
      await vi.waitFor(() => expect(events).toContain('database.connection-lost'));
      await sql`select 1`.execute(transaction);
    });
    await expect(interrupted).rejects.toThrow();
    expect(await sql`select 1 as one`.execute(db)).toMatchObject({ rows: [{ one: 1 }] });
    await close();
    await drop();
  });

  describe('several servers on one Postgres', () => {
    test('starting together, they migrate an empty database once', async () => {
      const { url, drop } = await createTestDatabase(server);
      const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '', databaseUrl: url })));
      const categories = await opened[0]!.db.selectFrom('job_categories').select('id').execute();
      expect(categories).toHaveLength(7);
      await Promise.all(opened.map(({ close }) => close()));
      await drop();
    });

    test('jobs that one imports are in the totals of the other', async () => {
      const { url, drop } = await createTestDatabase(server);
      const feed = testFeed(advert(1));
      const config = { ...loadConfig({}), databaseUrl: url };
      const start = () => createServices(config, { feed, log: createLog(() => {}) });
      const [one, other] = [await start(), await start()];
      const query = v.parse(JobQuerySchema, { search: 'driver' });
      const total = async (services: Services) => (await listJobs(services, query)).pagination.total;
      await syncJobs(one);
      expect([await total(one), await total(other)]).toEqual([1, 1]);
      feed.adverts.push(advert(2));
      await syncJobs(one);
      expect([await total(one), await total(other)]).toEqual([2, 2]);
      await Promise.all([one.close(), other.close()]);
      await drop();
    });

    test('starting together, they import the jobs once, and all of them start', async () => {
      const { url, drop } = await createTestDatabase(server);
      const config = { ...loadConfig({}), databaseUrl: url };
      const servers = await Promise.all(
        [1, 2, 3].map(() => createServices(config, { feed: testFeed(advert(1), advert(2)), log: createLog(() => {}) })),
      );
      const runs = await Promise.all(servers.map(syncOnFirstStart));
      expect(runs.reduce((added, run) => added + (run?.jobsAdded ?? 0), 0)).toBe(2);
      await Promise.all(servers.map((services) => services.close()));
      await drop();
    });

    test('jobs that one clears while another syncs do not count as unchanged', async () => {
      const { url, drop } = await createTestDatabase(server);
      const feed = testFeed(advert(1), advert(2));
      const config = { ...loadConfig({}), databaseUrl: url };
      const start = () => createServices(config, { feed, log: createLog(() => {}) });
      const [one, other] = [await start(), await start()];
      await syncJobs(one);
      const synced = await other.db.transaction().execute(async (clearing) => {
        await clearing.deleteFrom('jobs').execute();
        const syncing = syncJobs(one);
        await Promise.race([syncing, untilSomebodyWaits(other.db)]);
        return { syncing };
      });
      expect(await synced.syncing).toMatchObject({ status: 'completed', jobsAdded: 2 });
      await Promise.all([one.close(), other.close()]);
      await drop();
    });

    test('never sync at the same time', async () => {
      const { url, drop } = await createTestDatabase(server);
      const config = { ...loadConfig({}), databaseUrl: url };
      const start = () => createServices(config, { feed: testFeed(advert(1), advert(2)), log: createLog(() => {}) });
      const servers = [await start(), await start()];
      const results = await Promise.allSettled(servers.flatMap((services) => [syncJobs(services), syncJobs(services)]));
      const completed = results.filter(({ status }) => status === 'fulfilled');
      const refused = results.filter(
        (result) => result.status === 'rejected' && (result.reason as { status?: number }).status === 409,
      );
      expect(completed.length).toBeGreaterThan(0);
      expect(completed.length + refused.length).toBe(4);
      expect(await servers[0]!.db.selectFrom('jobs').select('id').execute()).toHaveLength(2);
      await Promise.all(servers.map((services) => services.close()));
      await drop();
    });
  });
});

describe('a Postgres server that does not answer', () => {
  test('is named without its password', async () => {
    const databaseUrl = 'postgresql://haulwell:hunter2@127.0.0.1:1/site';
    const failure = await openDatabase({ dataDir: '', databaseUrl }).catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({
      name: 'DatabaseUnreachableError',
      message: expect.stringMatching(
        /^Cannot use the database at 127\.0\.0\.1:1\/site \(from DATABASE_URL\): \w/,
      ) as string,
    });
    expect(String(failure)).not.toContain('hunter2');
  });
});
