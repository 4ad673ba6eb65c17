import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { JobsTable } from '../../db/schema-jobs.ts';
import type { Database } from '../../db/schema.ts';
import type { FeedJob } from '../../feeds/feed.ts';
import { factColumns } from './advert-facts/index.ts';
import { advertTermsOf } from '../search/advert-terms.ts';
import { jobSlug } from './slug.ts';

/** Reading the facts and terms of so many takes some 40 ms, in which the server answers nobody. */
const JOBS_AT_ONCE = 50;

export interface ImportCounts {
  added: number;
  updated: number;
}

/** Adds what is new, updates what changed or came back, and leaves the rest untouched. */
export async function importJobs(
  db: Transaction<Database>,
  jobs: readonly FeedJob[],
  now: Date,
): Promise<ImportCounts> {
  const known = await knownHashes(db);
  const cleared = await clearedImports(db);
  const counts = { added: 0, updated: 0 };
  for (let start = 0; start < jobs.length; start += JOBS_AT_ONCE) {
    const rows = jobs
      .slice(start, start + JOBS_AT_ONCE)
      .map((job) => toRow(job, now, cleared))
      .filter((row) => known.get(row.external_id) !== row.content_hash);
    for (const row of rows) counts[known.has(row.external_id) ? 'updated' : 'added']++;
    if (rows.length > 0) await upsert(db, rows);
    await nextTurn();
  }
  return counts;
}

/** Content hash by external id; null for closed jobs, which always differ from the feed. */
async function knownHashes(db: Kysely<Database>): Promise<Map<string, string | null>> {
  const rows = await db.selectFrom('jobs').select(['external_id', 'content_hash', 'closed_at']).execute();
  return new Map(rows.map((row) => [row.external_id, row.closed_at ? null : row.content_hash]));
}

/** A cleared job that comes back keeps its first import time, so that no alert announces it again. */
async function clearedImports(db: Kysely<Database>): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.selectFrom('cleared_jobs').select(['external_id', 'imported_at']).execute();
  return new Map(rows.map((row) => [row.external_id, row.imported_at]));
}

type JobRow = Insertable<JobsTable>;

/** The slug never changes: addresses of jobs are shared and bookmarked. */
const UPDATED_COLUMNS = [
  'title',
  'company',
  'location',
  'salary_min',
  'salary_max',
  'salary_period',
  'job_type',
  'category',
  'description',
  'requirements',
  'benefits',
  'apply_url',
  'posted_at',
  'reference',
  'shifts',
  'licences',
  'hours_min',
  'hours_max',
  'closes_on',
  'title_terms',
  'text_terms',
  'place_terms',
  'content_hash',
  'updated_at',
  'closed_at',
] as const satisfies readonly (keyof JobRow)[];

async function upsert(db: Transaction<Database>, rows: readonly JobRow[]): Promise<void> {
  await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('external_id')
        .doUpdateSet(Object.fromEntries(UPDATED_COLUMNS.map((column) => [column, sql.ref(`excluded.${column}`)]))),
    )
    .execute();
}

function toRow(job: FeedJob, now: Date, cleared: ReadonlyMap<string, Date>): JobRow {
  const terms = advertTermsOf(job);
  const facts = factColumns(job);
  return {
    external_id: job.externalId,
    slug: jobSlug(job),
    title: job.title,
    company: job.company,
    location: job.location,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    salary_period: job.salaryPeriod,
    job_type: job.jobType,
    category: job.category,
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    apply_url: job.applyUrl,
    // A future date would keep an advert at the top, and new, until then.
    posted_at: job.postedAt > now ? now : job.postedAt,
    reference: job.reference,
    ...facts,
    ...terms,
    content_hash: createHash('sha256').update(JSON.stringify({ job, terms, facts })).digest('base64url'),
    imported_at: cleared.get(job.externalId) ?? now,
    updated_at: now,
    closed_at: null,
  };
}
