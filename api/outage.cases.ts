import { DATABASE_OUT, endpoints, type EndpointName } from '@site/contract';
import { createOpenApiDocument } from '@site/protocol/openapi.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApi } from './create-api.ts';
import { refuseWritesWithout } from './db/disk-space.ts';
import { advert, testFeed } from './feeds/adverts.test-support.ts';
import { syncJobs } from './jobs/sync/sync.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from './test-support.ts';

/** As many statements at once need each connection of a pool. */
const ALL_CONNECTIONS = Array.from({ length: 20 });
const LONGER_THAN_FRESH_MS = 3_000;
const EMAIL = { email: 'ben@example.org' };
const MESSAGE = {
  firstName: 'Ben',
  lastName: 'Hart',
  phone: '01632 960 202',
  inquiryType: 'hire',
  message: 'Please ring me.',
};

/** What visitors and load balancers notice of a database without writes, on the given Postgres server or in memory. */
export function describeOutage(database: string, server?: string): void {
  describe(`a database that takes no writes, on ${database}`, () => {
    let api: TestApi;
    let slug: string;
    beforeAll(async () => {
      api = await createTestApi({}, { server, feed: testFeed(advert(1)) });
      await syncJobs(api.services);
      ({ slug } = await api.services.db.selectFrom('jobs').select('slug').executeTakeFirstOrThrow());
      await takeWrites('off');
    }, OPENING_MS);
    afterAll(() => api.close());

    /** For this connection, and for the others of a pool. */
    async function takeWrites(state: 'on' | 'off'): Promise<void> {
      const readOnly = sql.raw(state === 'on' ? 'off' : 'on');
      const { db } = api.services;
      await sql`set default_transaction_read_only = off`.execute(db);
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
      await sql`alter database ${sql.id(rows[0]!.name)} set default_transaction_read_only = ${readOnly}`.execute(db);
      await sql`set default_transaction_read_only = ${readOnly}`.execute(db);
      const { logged } = api;
      const before = logged.length;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
      await vi.waitFor(() => Promise.all(ALL_CONNECTIONS.map(() => sql`select 1`.execute(db))), OPENING_MS);
      logged.length = before;
    }

    test('is read as before', async () => {
      const paths = [`get-jobs?search=driver`, `get-job-details?slug=${slug}`, 'sync-status'];
      const answers = await Promise.all(paths.map((path) => api.get(`/.netlify/functions/${path}`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await api.get('/rest/v1/job_categories')).status).toBe(200);
    });

    test.each<[EndpointName, object]>([
      ['sendEmail', { ...MESSAGE, ...EMAIL }],
      ['subscribe', EMAIL],
      ['secureAuth', { action: 'login', password: 'open-sesame' }],
    ])('refuses %s for now, and says so', async (name, input) => {
      const { path } = endpoints[name];
      const response = await api.post(path, input);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
      expect(await response.json()).toEqual({ error: DATABASE_OUT, id: expect.any(String) as string });
      expect(createOpenApiDocument().paths[path]?.['post']?.responses['503']).toBeDefined();
      expect(api.logged.at(-2)).toMatchObject({ event: 'function.failed', level: 'error' });
    });

    test('is not ready until it takes writes again; the reason is given, and logged once', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] });
      api.logged.length = 0;
      const { readiness } = createApi(api.services);
      for (let check = 0; check < 3; check += 1) {
        expect(await readiness()).toEqual({ status: 'no writes', code: '25006' });
        vi.advanceTimersByTime(LONGER_THAN_FRESH_MS);
      }
      await takeWrites('on');
      expect(await readiness()).toEqual({ status: 'ready' });
      vi.useRealTimers();
      expect(api.logged).toMatchObject([
        { event: 'readiness.changed', status: 'no writes', code: '25006' },
        { event: 'readiness.changed', status: 'ready' },
      ]);
    });

    test('however often readiness is asked, little is written', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] });
      let writes = 0;
      const counted = api.services.db.withPlugin({
        transformQuery: ({ node }) => ((writes += node.kind === 'InsertQueryNode' ? 1 : 0), node),
        transformResult: async ({ result }) => result,
      });
      const { readiness } = createApi({ ...api.services, db: counted });
      await Promise.all([readiness(), readiness()]);
      await readiness();
      expect(writes).toBe(1);
      vi.advanceTimersByTime(LONGER_THAN_FRESH_MS);
      await readiness();
      vi.useRealTimers();
      expect(writes).toBe(2);
    });

    test('a disk with little room counts as one: writes are refused before PGlite has to stop', async () => {
      let room = false;
      const db = api.services.db.withPlugin(refuseWritesWithout(() => room));
      expect(await createApi({ ...api.services, db }).readiness()).toEqual({ status: 'no writes', code: '53100' });
      const row = { name: 'task', started_at: TEST_NOW };
      for (const write of [
        db.insertInto('scheduled_tasks').values(row),
        db.updateTable('scheduled_tasks').set(row),
        db.deleteFrom('scheduled_tasks'),
      ])
        await expect(write.execute()).rejects.toMatchObject({ code: '53100' });
      expect(await db.selectFrom('scheduled_tasks').selectAll().execute()).toEqual([]);
      room = true;
      await db.insertInto('scheduled_tasks').values(row).execute();
      expect(await db.selectFrom('scheduled_tasks').select('name').execute()).toEqual([{ name: 'task' }]);
    });
  });
}
