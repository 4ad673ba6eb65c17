import { JobQuerySchema } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { describeAccess } from '../access/access.cases.ts';
import { describeGrants } from '../access/grants.cases.ts';
import { describePostgresBackup } from '../backup/postgres-backup.cases.ts';
import { loadConfig } from '../config.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { describeApplicationsWithFiles } from '../forms/cv/applications-with-files.cases.ts';
import { describeForms } from '../forms/forms.cases.ts';
import { describeFunctions } from '../functions/functions.cases.ts';
import { listJobs } from '../jobs/list/list-jobs.ts';
import { describeSyncProgress } from '../jobs/sync/progress.cases.ts';
import { syncJobs, syncOnFirstStart } from '../jobs/sync/sync.ts';
import { describeSync } from '../jobs/sync/sync.cases.ts';
import { describeEmptySearches } from '../jobs/empty-searches/empty-searches.cases.ts';
import { describeFilters } from '../jobs/list/filters.cases.ts';
import { describeQueryCache } from '../jobs/query-cache.cases.ts';
import { describePay } from '../jobs/list/pay.cases.ts';
import { describeQueries } from '../jobs/search/queries.cases.ts';
import { createLog } from '../log.ts';
import { describeMailDesk } from '../mail/mail-desk.cases.ts';
import { describeMailer } from '../mail/mailer.cases.ts';
import { describeOutage } from '../outage.cases.ts';
import { describePrivacy } from '../privacy/privacy.cases.ts';
import { describeHealthWatch } from '../../server/releases/gradual/health/health-watch.cases.ts';
import { describeRemoteHealth } from '../../server/releases/gradual/health/health.cases.ts';
import { describeFigures } from '../../server/releases/gradual/health/read-figures.cases.ts';
import { describeReleases } from '../../server/releases/history/releases.cases.ts';
import { createServices, type Services } from '../services.ts';
import { describeRemoteAccess } from '../../server/releases/keys/remote-access.cases.ts';
import { describeRemoteOrigins } from '../../server/releases/history/remote-origins.cases.ts';
import { describeStaffSubmissions } from '../staff/submissions/submissions.cases.ts';
import { describeAlertSettings } from '../subscriptions/alert-settings.cases.ts';
import { describeJobAlerts } from '../subscriptions/job-alerts.cases.ts';
import { describeNewsletters } from '../subscriptions/newsletter.cases.ts';
import { describeDeskSummary } from '../staff/desk-summary.cases.ts';
import { describeSubscriptions } from '../subscriptions/subscriptions.cases.ts';
import { describeTasks } from '../tasks/tasks.cases.ts';
import { createTestDatabase } from './database.test-support.ts';
import { openDatabase } from './open.ts';
import { findPostgres, startPostgres } from './postgres.test-support.ts';
import type { Database } from './schema.ts';

const programs = findPostgres();

if (programs) {
  const postgres = await startPostgres(programs);
  afterAll(() => postgres.stop());

  describeFunctions('a Postgres server', postgres.url);
  describeSync('a Postgres server', postgres.url);
  describeSyncProgress('a Postgres server', postgres.url);
  describeFilters('a Postgres server', postgres.url);
  describeQueryCache('a Postgres server', postgres.url);
  describePay('a Postgres server', postgres.url);
  describeEmptySearches('a Postgres server', postgres.url);
  describeQueries('a Postgres server', postgres.url);
  describeAccess('a Postgres server', postgres.url);
  describeGrants('a Postgres server', postgres.url);
  describeForms('a Postgres server', postgres.url);
  describeApplicationsWithFiles('a Postgres server', postgres.url);
  describeMailer('a Postgres server', postgres.url);
  describeMailDesk('a Postgres server', postgres.url);
  describePrivacy('a Postgres server', postgres.url);
  describeOutage('a Postgres server', postgres.url);
  describePostgresBackup(postgres.url, programs);
  describeTasks('a Postgres server', postgres.url);
  describeStaffSubmissions('a Postgres server', postgres.url);
  describeSubscriptions('a Postgres server', postgres.url);
  describeNewsletters('a Postgres server', postgres.url);
  describeJobAlerts('a Postgres server', postgres.url);
  describeAlertSettings('a Postgres server', postgres.url);
  describeDeskSummary('a Postgres server', postgres.url);
  describeReleases('a Postgres server', postgres.url);
  describeRemoteAccess('a Postgres server', postgres.url);
  describeHealthWatch('a Postgres server', postgres.url);
  describeRemoteHealth('a Postgres server', postgres.url);
  describeFigures('a Postgres server', postgres.url);
  describeRemoteOrigins('a Postgres server', postgres.url);

  const untilSomebodyWaits = async (db: Kysely<Database>): Promise<void> => {
    const { rows } = await sql`select from pg_locks where not granted`.execute(db);
    if (rows.length === 0) await untilSomebodyWaits(db);
  };

  test('the loss of a connection in the middle of a transaction ends the transaction, not the server', async () => {
    const { url, drop } = await createTestDatabase(postgres.url);
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
      const { url, drop } = await createTestDatabase(postgres.url);
      const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '', databaseUrl: url })));
      const categories = await opened[0]!.db.selectFrom('job_categories').select('id').execute();
      expect(categories).toHaveLength(7);
      await Promise.all(opened.map(({ close }) => close()));
      await drop();
    });

    test('jobs that one imports are in the totals of the other', async () => {
      const { url, drop } = await createTestDatabase(postgres.url);
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
      const { url, drop } = await createTestDatabase(postgres.url);
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
      const { url, drop } = await createTestDatabase(postgres.url);
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
      const { url, drop } = await createTestDatabase(postgres.url);
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
} else {
  test.skip('a Postgres server: SKIPPED, as this machine has no initdb and postgres', () => {});
}

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
