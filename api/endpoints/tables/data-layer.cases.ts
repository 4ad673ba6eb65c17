import { createApiClient, PUBLIC_JOB_COLUMNS, type PublicJobsQuery } from '@site/contract';
import { sql } from 'kysely';
import { createDataLayer } from '@site/contract/data-layer.ts';
import { readRestRequest, type RestProtocolError } from '@site/protocol';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { createApi } from '../../create-api.ts';
import { syncJobs } from '../../jobs/sync/sync.ts';
import { runRestQuery } from '../../rest/run-query.ts';
import type { TestApi } from '../../test-support.ts';
import { ATTACKS } from '../attacks.test-support.ts';

/** What the REST endpoints promise, with the six jobs of sample-jobs.test-support.ts imported. */
export function describeDataLayer(api: () => TestApi, server?: string): void {
  const tables = () => {
    const { fetch } = createApi(api().services);
    return createDataLayer(createApiClient({ baseUrl: 'http://localhost:3000', fetch }).dataLayer);
  };

  describe('the data layer', () => {
    const rows = async (query: PublicJobsQuery) => {
      const result = await tables().jobs(query);
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      return result.data;
    };
    const ids = async (query: PublicJobsQuery) => (await rows(query)).map((row) => Number(row.logicmelon_id));

    test('answers rows of the public view, newest first', async () => {
      expect(await ids({})).toEqual([6, 5, 4, 3, 2, 1]);
      expect((await rows({ limit: 1 }))[0]).toMatchObject({
        salary_text: '£30,000–£32,000 per annum',
        posted_date: '2026-02-06T09:00:00.000Z',
        is_featured: false,
        logicmelon_id: '6',
      });
    });

    test('describes every kind of pay', async () => {
      expect((await rows({ sort_order: 'asc' })).map((row) => row.salary_text)).toEqual([
        '£36,000–£40,000 per annum',
        '£20–£22.50 per hour',
        'Competitive salary',
        'From £200 per day',
        'Up to £60,000',
        '£30,000–£32,000 per annum',
      ]);
    });

    test.each<[PublicJobsQuery, number[]]>([
      [{ category: 'Warehouse' }, [3]],
      [{ location: 'LONDON' }, [3, 2]],
      [{ job_type: 'temporary' }, [3]],
      [{ search: 'hgv' }, [6, 2, 1]],
      [{ search: 'bristol' }, [4]],
      [{ search: '100%' }, [4]],
      [{ search: '(O\'Brien), "Acting"' }, [5]],
      [{ featured: true }, []],
      [{ sort_by: 'title', sort_order: 'asc', limit: 2 }, [4, 5]],
      [{ limit: 2 }, [6, 5]],
      [{ offset: 4 }, [2, 1]],
      [{ limit: 1, offset: 1 }, [5]],
    ])('understands %j', async (query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });

    test('features the jobs that staff featured, through every sync', async () => {
      const feature = (answer: string) =>
        runCommand(api().services, ['feature-job', 'hgv-class-2-driver-leeds-6', answer]);
      expect(await feature('yes')).toEqual({ changed: true });
      await syncJobs(api().services);
      expect(await ids({ featured: true })).toEqual([6]);
      await feature('no');
      expect(await ids({ featured: true })).toEqual([]);
    });

    test.each(ATTACKS)('treats %s as text', async (attack) => {
      for (const name of ['category', 'location', 'job_type', 'search'] as const) await rows({ [name]: attack });
      expect(await ids({})).toHaveLength(6);
    });

    test.each([
      'password=eq.x',
      'title=like.*x*',
      'title=eq',
      'select=password',
      'select=id',
      'title=ilike.x\\',
      'order=title.sideways',
      'order=id;drop table jobs',
      'limit=-1',
      'limit=all',
      'is_featured=eq.maybe',
      'is_featured=is.maybe',
      'view_count=eq.1',
      'posted_date=eq.2026-02-06',
      'benefits=is.null',
      'view_count=ilike.*1*',
      'or=title.eq.x',
      'or=(title)',
      'or=(title.ilike."x)',
      'or=(password.eq.x)',
      'or=()',
      'title=eq.%00',
      'and=(title.eq.x)',
    ])('refuses %s instead of guessing', async (query) => {
      const response = await api().get(`/rest/v1/public_jobs?${query}`);
      expect(response.status).toBe(400);
      expect(((await response.json()) as { message: string }).message).toMatch(/\w/);
    });

    test('is not kept busy by a pattern of nothing but backslashes', () => {
      const read = (pattern: string) =>
        readRestRequest(
          new Request(`http://localhost/?title=ilike.${encodeURIComponent(pattern)}`),
          PUBLIC_JOB_COLUMNS,
        );
      expect(read(`${'\\'.repeat(300_000)}x`).all).toHaveLength(1);
      expect(() => read('\\'.repeat(300_001))).toThrow('Unknown pattern');
    });

    if (server) {
      test('gives up on a query that takes too long, and keeps answering others', async () => {
        const { db } = api().services;
        const query = readRestRequest(new Request('http://localhost/'), PUBLIC_JOB_COLUMNS);
        const table = { name: 'public_jobs', columns: PUBLIC_JOB_COLUMNS } as const;
        await db.transaction().execute(async (transaction) => {
          await sql`lock table jobs in access exclusive mode`.execute(transaction);
          const asked = runRestQuery(db, table, query, 50).catch((error: RestProtocolError) =>
            error.toResponse().json(),
          );
          expect(await asked).toMatchObject({ code: '57014', message: 'The query took too long' });
        });
        expect(await runRestQuery(db, table, query)).toHaveLength(6);
        const { rows } = await sql`show statement_timeout`.execute(db);
        expect(rows).toEqual([{ statement_timeout: '0' }]);
      });
    }

    test('an unknown table is refused with PostgREST’s error', async () => {
      const response = await api().get('/rest/v1/sessions');
      expect([response.status, await response.json()]).toEqual([
        404,
        { code: 'PGRST205', message: "Could not find the table 'sessions'", details: null, hint: null },
      ]);
    });

    test('shows no column that is not public', async () => {
      expect(Object.keys((await rows({ limit: 1 }))[0]!)).not.toContain('content_hash');
      for (const table of ['jobs', 'sync_runs', 'sessions', 'form_submissions', 'access_log']) {
        expect((await api().get(`/rest/v1/${table}`)).status).toBe(404);
      }
    });

    test('the anonymous role reads the public view and the categories, and nothing else', async () => {
      const { db } = api().services;
      const relations = await sql<{ name: string }>`
        select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v', 'm', 'p')`.execute(
        db,
      );
      const readable: string[] = [];
      for (const { name } of relations.rows) {
        const reading = db.transaction().execute(async (transaction) => {
          await sql`set local role anon`.execute(transaction);
          await sql`select from ${sql.table(name)} limit 1`.execute(transaction);
        });
        await reading.then(
          () => readable.push(name),
          (error: unknown) => expect(String(error)).toContain('permission denied'),
        );
      }
      expect(readable.sort()).toEqual(['job_categories', 'public_jobs']);
      expect(relations.rows.length).toBeGreaterThan(10);
    });

    test('every table is closed to any other role', async () => {
      const open =
        await sql`select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and not relrowsecurity and relname not like 'kysely%'`.execute(api().services.db);
      expect(open.rows).toEqual([]);
    });

    test('lists the seven categories in their order', async () => {
      const result = await tables().categories();
      expect(result.ok && result.data.map(({ name }) => name)).toEqual([
        'HGV Driver',
        'Van Driver',
        'Warehouse',
        'Admin',
        'Management',
        'Transport',
        'Logistics',
      ]);
    });
  });
}
