import type { TestApi } from '@site/api/test-support';
import { toBits } from '../../../api/jobs/list/option-bits.ts';
import { readJobsRevision } from '../../../api/jobs/query-cache.ts';
import { advertTermsOf } from '../../../api/jobs/search/advert-terms.ts';
import { refreshSearchWords } from '../../../api/jobs/search/correct-search.ts';
import { JobQuerySchema, LICENCES, SHIFTS, criteriaOf, type EmptySearch, type Job, type JobType } from '@site/contract';
import type { mockState } from '@site/mocks';
import { sql } from 'kysely';
import * as v from 'valibot';
import { toPublicJob } from '../../../mocks/fixtures/public-jobs.ts';
import { toDatabaseIds } from './job-ids.ts';

type State = typeof mockState;
type Db = TestApi['services']['db'];

const ROWS_PER_STATEMENT = 200;

/** The jobs that the database is known to hold: the state's, and the revision that they made. */
const held = new WeakMap<Db, string>();

/** Most calls leave the jobs alone, and putting sixty of them in the search takes longer than all other data. */
export async function seedJobs(db: Db, empty: TestApi['empty'], { jobs }: Pick<State, 'jobs'>): Promise<void> {
  const current = async () => `${await readJobsRevision(db)} ${JSON.stringify(jobs)}`;
  if (held.get(db) === (await current())) return;
  await empty('jobs', 'search_words');
  const rows = jobs.map(rowOf);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto('jobs')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .execute();
  await db.transaction().execute(refreshSearchWords);
  held.set(db, await current());
}

export async function seedViews(db: Db, { jobs, views }: Pick<State, 'jobs' | 'views'>): Promise<void> {
  const viewed = jobs.map(({ id }) => ({ job_id: toDatabaseIds(id), view_count: views.get(id) ?? 0 }));
  if (viewed.length > 0) await db.insertInto('job_views').values(viewed).execute();
}

const known = new Map<string, ReturnType<typeof advertTermsOf>>();

/** Copies of a job have its terms. */
function termsOf({ job_type, ...job }: Job): ReturnType<typeof advertTermsOf> {
  const key = [job.title, job.location, job.description].join('\n');
  const terms = known.get(key) ?? advertTermsOf({ ...job, jobType: job_type as JobType | null });
  known.set(key, terms);
  return terms;
}

function rowOf(job: Job) {
  const { created_at, reference = '', weekly_hours, shifts = [], licences = [], closes_on = null, ...rest } = job;
  const {
    places: _places,
    is_remote: _isRemote,
    area: _area,
    latitude: _latitude,
    longitude: _longitude,
    distance: _distance,
    ...published
  } = rest;
  const { is_featured, logicmelon_id } = toPublicJob(job, 0);
  return {
    ...published,
    ...termsOf(job),
    id: toDatabaseIds(job.id),
    external_id: logicmelon_id,
    is_featured,
    reference,
    closes_on,
    shifts: toBits(SHIFTS, shifts),
    licences: toBits(LICENCES, licences),
    hours_min: weekly_hours?.min ?? null,
    hours_max: weekly_hours?.max ?? null,
    posted_at: created_at,
    imported_at: created_at,
    updated_at: created_at,
    content_hash: '',
  };
}

export async function seedCategories(db: Db, { categories }: Pick<State, 'categories'>): Promise<void> {
  if (categories.length > 0) await db.insertInto('job_categories').values(categories).execute();
}

export async function seedSyncs(db: Db, { syncs }: Pick<State, 'syncs'>): Promise<void> {
  const rows = syncs.toReversed().map(({ sync, rejected, findings }) => ({
    status: sync.status,
    triggered_by: sync.triggeredBy,
    started_at: sync.startedAt,
    heartbeat_at: sync.finishedAt ?? sync.startedAt,
    finished_at: sync.finishedAt,
    adverts_read: sync.advertsRead,
    adverts_total: sync.advertsTotal,
    feed_read_at: sync.feedReadAt,
    jobs_processed: sync.jobsProcessed,
    jobs_added: sync.jobsAdded,
    jobs_updated: sync.jobsUpdated,
    jobs_closed: sync.jobsClosed,
    jobs_failed: sync.jobsFailed,
    error_message: sync.errorMessage,
    failures: JSON.stringify(rejected),
    findings: JSON.stringify(findings),
  }));
  if (rows.length > 0) await db.insertInto('sync_runs').values(rows).execute();
}

export async function seedEmptySearches(
  db: Db,
  { emptySearches, unlistedSearches, now }: Pick<State, 'emptySearches' | 'unlistedSearches' | 'now'>,
): Promise<void> {
  const rows = emptySearches.map((search) => ({
    day: search.lastAt.slice(0, 10),
    query: JSON.stringify(criteriaAt(search)),
    understood: JSON.stringify({
      ...(search.place !== null && { place: search.place }),
      ...(search.corrected !== null && { corrected: search.corrected }),
    }),
    searches: search.searches,
    last_at: search.lastAt,
  }));
  const unlisted = { day: now.toISOString().slice(0, 10), query: '{}', understood: '{}', last_at: now.toISOString() };
  await sql`insert into empty_searches (day, query, understood, searches, last_at)
    select day::date, query::jsonb, understood::jsonb, searches, last_at::timestamptz
    from json_to_recordset(${JSON.stringify([...rows, { ...unlisted, searches: unlistedSearches }])}::json)
      as rows (day text, query text, understood text, searches integer, last_at text)`.execute(db);
}

export async function seedPolicyReports(db: Db, { policyReports, now }: Pick<State, 'policyReports' | 'now'>) {
  if (policyReports === 0) return;
  const day = now.toISOString().slice(0, 10);
  const report = { day, directive: 'style-src-attr', blocked: 'inline', route: '/jobs', reports: policyReports };
  await db.insertInto('policy_reports').values(report).execute();
}

export async function seedFailures(db: Db, { failures }: Pick<State, 'failures'>) {
  const rows = failures.map(({ calls, ...failure }) => ({
    ...NOTHING_KNOWN,
    ...failure,
    calls: JSON.stringify(calls),
  }));
  if (rows.length > 0) await db.insertInto('failures').values(rows).execute();
}

const NOTHING_KNOWN = {
  remote: null,
  version: null,
  fragment: null,
  file: null,
  line: null,
  status: null,
  error: null,
  milliseconds: null,
};

function criteriaAt({ path }: EmptySearch) {
  const query = new URL(path, 'http://site.test').searchParams;
  const given = [...new Set(query.keys())].map((name) => [name, query.getAll(name)]);
  const single = given.map(([name, values]) => [name, values!.length === 1 ? values![0] : values]);
  return criteriaOf(v.parse(JobQuerySchema, Object.fromEntries(single)));
}
