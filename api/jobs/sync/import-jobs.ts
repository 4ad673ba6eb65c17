import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { JobsTable } from '../../db/schema-jobs.ts';
import type { Database } from '../../db/schema.ts';
import type { JobContent } from '../../feeds/feed.ts';
import { isOver } from '../close-overdue.ts';

export interface ImportCounts {
  added: number;
  updated: number;
  closed: number;
}

/**
 * Adds what is new, updates what changed or came back, and leaves the rest untouched. An advert whose closing date has
 * passed is stored as a closed job, so that its page can say so; it counts only if the job was open.
 */
export async function importJobs(
  db: Transaction<Database>,
  jobs: readonly JobContent[],
  now: Date,
): Promise<ImportCounts> {
  const ids = jobs.map((job) => job.external_id);
  const known = await knownJobs(db, ids);
  const changed = jobs.filter((job) => {
    const stored = known.get(job.external_id);
    return stored?.content_hash !== job.content_hash || stored.isClosed !== isOver(job, now);
  });
  if (changed.length === 0) return { added: 0, updated: 0, closed: 0 };
  const cleared = await clearedImports(db, ids);
  await upsert(
    db,
    changed.map((job) => toRow(job, now, cleared.get(job.external_id))),
  );
  const [over, open] = [changed.filter((job) => isOver(job, now)), changed.filter((job) => !isOver(job, now))];
  const updated = open.filter((job) => known.has(job.external_id)).length;
  const closed = over.filter((job) => known.get(job.external_id)?.isClosed === false).length;
  return { added: open.length - updated, updated, closed };
}

const among = (ids: readonly string[]) => sql<boolean>`external_id = any(${ids}::text[])`;

interface KnownJob {
  content_hash: string;
  isClosed: boolean;
}

/** By external id. */
async function knownJobs(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, KnownJob>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['external_id', 'content_hash', 'closed_at'])
    .where(among(ids))
    .execute();
  return new Map(
    rows.map(({ external_id, content_hash, closed_at }) => [
      external_id,
      { content_hash, isClosed: closed_at !== null },
    ]),
  );
}

/** A cleared job that comes back keeps its first import time, so that no alert announces it again. */
async function clearedImports(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.selectFrom('cleared_jobs').select(['external_id', 'imported_at']).where(among(ids)).execute();
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

const toRow = (job: JobContent, now: Date, firstImport = now): JobRow => ({
  ...job,
  // A future date would keep an advert at the top, and new, until then.
  posted_at: job.posted_at > now ? now : job.posted_at,
  imported_at: firstImport,
  updated_at: now,
  closed_at: isOver(job, now) ? now : null,
});
