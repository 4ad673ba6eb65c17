import { JobQuerySchema, PUBLIC_JOB_COLUMNS, type JobQueryInput } from '@site/contract';
import { readRestRequest } from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMigratedInMemory } from '../../db/migrated.test-support.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { createLog } from '../../log.ts';
import { runRestQuery } from '../../rest/run-query.ts';
import { OPENING_MS } from '../../test-support.ts';
import { findJobDetails } from '../detail/job-details.ts';
import { countOpenJobs, estimateOpenJobs } from '../open-jobs.ts';
import { listJobs } from './list-jobs.ts';
import { fullReadsOf, indexesOf, plansOf } from './plans.cases.ts';
import { vacuumJobs } from '../sync/vacuum-jobs.ts';

const JOBS = 6000;
const NOW = new Date('2026-01-01T00:00:00Z');

/**
 * Every job is for a driver, every 5th says so in its title, every 3rd is a night job, every 500th moves a piano. The
 * codes make the texts as long as adverts are.
 */
const fill = sql`
  insert into jobs (external_id, slug, title, company, location, salary_min, salary_period, job_type, category, description,
    posted_at, content_hash, imported_at, updated_at)
  select i, 'job-' || i, case when i % 5 = 0 then 'Driver' else 'Operative' end || case when i % 3 = 0 then ', nights' else '' end, 'Aire Haulage',
    (array['Leeds', 'Hull', 'Derby', 'Crewe', 'Luton', 'Perth', 'Wigan', 'Rugby', 'Exeter', 'Oxford'])[1 + i * 7 % 10],
    20000 + i % 200 * 100, 'year', (array['permanent', 'contract', 'temporary'])[1 + i % 3],
    (array['HGV Driver', 'Warehouse', 'Admin', 'Transport'])[1 + i * 3 % 4],
    'A driver is wanted' || case when i % 500 = 0 then ' to move a piano' else '' end || ' (' ||
      (select string_agg(md5(i || '-' || part), '') from generate_series(1, 40) part) || ').',
    timestamptz '2026-01-01' - i * interval '7 minutes', 'x', now(), now()
  from generate_series(1, ${JOBS}::int) i`;

let database: OpenDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openMigratedInMemory();
  ({ db } = database);
  await fill.execute(db);
  await vacuumJobs({ db, log: createLog(() => {}) });
}, OPENING_MS);
afterAll(() => database.close());

const list = (query: JobQueryInput, on = db) => listJobs({ db: on, clock: () => NOW }, v.parse(JobQuerySchema, query));
const plansOfList = (query: JobQueryInput) => plansOf(db, (recording) => list(query, recording));

test('an index knows about how many jobs are open, and they are counted before it does', async () => {
  expect((await estimateOpenJobs(db)) / (await countOpenJobs(db))).toBeCloseTo(1, 1);
  const unanalysed = await db.startTransaction().execute();
  await sql`update pg_class set reltuples = 0 where relname = 'jobs_newest'`.execute(unanalysed);
  expect(await estimateOpenJobs(unanalysed)).toBe(JOBS);
  await unanalysed.rollback().execute();
});

describe('the plans of frequent queries', () => {
  test.each<[JobQueryInput, string[]]>([
    [{}, ['jobs_newest']],
    [{ page: 400 }, ['jobs_newest']],
    [{ sort: 'salary-high' }, ['jobs_salary_high']],
    [{ sort: 'salary-low' }, ['jobs_salary_low']],
    [{ category: 'Warehouse' }, ['jobs_category']],
    [{ location: 'hull' }, ['jobs_places']],
    [{ near: 'Hull', within: 30 }, ['jobs_places']],
    [{ near: 'Yorkshire', sort: 'nearest' }, ['jobs_places']],
    [{ category: 'Warehouse', location: 'hull', job_type: 'contract' }, ['jobs_filters']],
    [{ category: 'Warehouse', salary_min: 30_000 }, ['jobs_filters']],
    [{ search: 'piano' }, ['jobs_search']],
    [{ search: 'night', sort: 'oldest' }, ['jobs_search']],
    [{ search: 'driver', location: 'hull' }, ['jobs_places', 'jobs_search']],
    [{ facets: '1' }, ['jobs_filters']],
    [{ shift: 'nights', licence: 'C', hours: 'over-45' }, ['jobs_places']],
    [{ category: 'Warehouse', shift: 'nights', facets: '1' }, ['jobs_filters']],
    [{ search: 'piano', facets: '1' }, ['jobs_search']],
    [{ search: '4711', facets: '1' }, ['jobs_reference', 'jobs_external_id_key', 'jobs_pkey']],
  ])('%j uses %j, and never reads all jobs', async (query, indexes) => {
    const plans = await plansOfList(query);
    expect(fullReadsOf(plans)).toEqual([]);
    expect(indexesOf(plans)).toEqual(expect.arrayContaining(indexes));
  });

  test('details are found by the slug, related jobs by category and place', async () => {
    const plans = await plansOf(db, (recording) => findJobDetails(recording, 'job-17'));
    expect(fullReadsOf(plans)).toEqual([]);
    expect(indexesOf(plans)).toEqual(expect.arrayContaining(['jobs_slug_key', 'jobs_filters']));
  });

  test.each(['', '&category=eq.Warehouse&location=ilike.*hull*'])(
    'a page of the public view is read in order, until it is full (%s)',
    async (filters) => {
      const request = new Request(
        `http://localhost/rest/v1/public_jobs?select=*&order=posted_date.desc&limit=12${filters}`,
      );
      const query = readRestRequest(request, PUBLIC_JOB_COLUMNS);
      const plans = await plansOf(db, (recording) =>
        runRestQuery(recording, { name: 'public_jobs', columns: PUBLIC_JOB_COLUMNS }, query),
      );
      expect(fullReadsOf(plans)).toEqual([]);
      expect(indexesOf(plans)).toContain('jobs_newest');
    },
  );

  test.each<[string, JobQueryInput]>([
    ['jobs_search', { search: 'night' }],
    ['jobs_filters', { category: 'Warehouse', salary_min: 30_000 }],
  ])('a database without %s is noticed', async (index, query) => {
    const { rows } = await sql<{
      definition: string;
    }>`select pg_get_indexdef(${index}::regclass) as definition`.execute(db);
    await sql`drop index ${sql.ref(index)}`.execute(db);
    const plans = await plansOfList({ ...query, limit: 13 }).finally(() => sql.raw(rows[0]!.definition).execute(db));
    expect(fullReadsOf(plans)).not.toEqual([]);
  });
});

test('the first page of a list is read once, until the jobs change', async () => {
  const readsOf = async (...queries: JobQueryInput[]) => {
    const plans = await plansOf(db, async (on) => {
      for (const query of queries) await list(query, on);
    });
    return plans.filter((plan) => plan['Relation Name'] !== 'jobs_revision').length;
  };
  const query: JobQueryInput = { search: 'piano' };
  const once = await readsOf(query);
  expect(await readsOf(query, query)).toBe(once);
  expect(await readsOf(query, { ...query, sort: 'newest' })).toBe(once + 1);
  const second: JobQueryInput = { ...query, page: 2, limit: 5 };
  expect(await readsOf(second, second)).toBeGreaterThan(await readsOf(second));

  const companyOf = async (slug: string) => (await list(query)).jobs.find((job) => job.slug === slug)?.company;
  expect(await companyOf('job-500')).toBe('Aire Haulage');
  await db.updateTable('jobs').set({ company: 'Wharfe Haulage' }).where('slug', '=', 'job-500').execute();
  expect(await companyOf('job-500')).toBe('Wharfe Haulage');
});

test.each(['driver', 'driver -piano', '-piano', 'all jobs'])('%j finds no closed job', async (search) => {
  const total = async () => (await list({ search, limit: 1 })).pagination.total;
  const open = await total();
  const set = (closed_at: Date | null) =>
    db.updateTable('jobs').set({ closed_at }).where('slug', '=', 'job-1').execute();
  await set(NOW);
  const left = await total().finally(() => set(null));
  expect(left).toBe(open - 1);
});

describe('pages of many jobs', () => {
  const slugs = async (query: JobQueryInput) => (await list(query)).jobs.map(({ slug }) => slug);

  test.each<[JobQueryInput, string, string]>([
    [{}, 'true', 'posted_at desc, id'],
    [{ sort: 'oldest' }, 'true', 'posted_at, id'],
    [{ sort: 'salary-high' }, 'true', 'yearly_max desc nulls last, id'],
    [{ category: 'Admin', sort: 'salary-low' }, `category = 'Admin'`, 'yearly_min nulls last, id'],
    [{ search: 'driver' }, 'true', `title like 'Driver%' desc, posted_at desc, id`],
    [{ search: 'driver', location: 'hull' }, `location = 'Hull'`, `title like 'Driver%' desc, posted_at desc, id`],
    [{ near: 'Leeds', within: 50 }, `location in ('Hull', 'Leeds', 'Wigan')`, 'posted_at desc, id'],
    [
      { near: 'Leeds', within: 50, sort: 'nearest' },
      `location in ('Hull', 'Leeds', 'Wigan')`,
      `array_position(array['Leeds', 'Wigan', 'Hull'], location), posted_at desc, id`,
    ],
    [
      { near: 'Leeds', within: 50, sort: 'nearest', search: 'driver' },
      `location in ('Hull', 'Leeds', 'Wigan')`,
      `array_position(array['Leeds', 'Wigan', 'Hull'], location), title like 'Driver%' desc, posted_at desc, id`,
    ],
    [{ search: 'piano' }, 'external_id::int % 500 = 0', 'posted_at desc, id'],
  ])('%j: none is missing or repeated, and they are in order', async (query, fitting, order) => {
    const { rows } = await sql
      .raw<{ slug: string }>(`select slug from jobs where ${fitting} order by ${order}`)
      .execute(db);
    const expected = rows.map(({ slug }) => slug);
    const pages = Math.ceil(expected.length / 100);
    const found: string[] = [];
    for (let page = 1; page <= pages + 1; page++) found.push(...(await slugs({ ...query, limit: 100, page })));
    expect(found).toEqual(expected);
    expect((await list(query)).pagination.total).toBe(expected.length);
  });
});
