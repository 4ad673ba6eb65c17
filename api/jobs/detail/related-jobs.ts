import { leastMiles, RELATED_JOBS_LIMIT, type Job } from '@site/contract';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findPage } from '../list/find-page.ts';
import { jobLocation } from '../nearby/job-location.ts';
import { openLocations } from '../nearby/locations.ts';
import { findAround } from '../nearby/nearby.ts';
import { countByLocation, nearestOnPage } from '../nearby/nearest.ts';
import { openJobs } from '../open-jobs.ts';
import { currentQueryCache } from '../query-cache.ts';
import { JOB_COLUMNS, toJob, type JobRow } from '../to-job.ts';

type Example = Pick<JobRow, 'id' | 'category' | 'location'>;

/** In miles. */
const NEARBY = 30;

/** Jobs of the same category: the nearest first, and then the newest from further away, each with its distance. */
export async function relatedJobs(db: Kysely<Database>, job: Example): Promise<Job[]> {
  const from = jobLocation(job.location);
  const { bands } = findAround(await openLocations(db), from, NEARBY);
  const near = await nearestAlike(db, job, bands);
  const elsewhere =
    near.length < RELATED_JOBS_LIMIT
      ? await newestElsewhere(db, job, bands.flat(), RELATED_JOBS_LIMIT - near.length)
      : [];
  return [...near, ...elsewhere].map((row) => {
    const miles = leastMiles(from.positions, jobLocation(row.location).positions);
    return toJob(row, miles === undefined ? undefined : Math.round(miles));
  });
}

async function nearestAlike(
  db: Kysely<Database>,
  { id, category }: Example,
  bands: readonly (readonly string[])[],
): Promise<JobRow[]> {
  const alike = openJobs(db).where('category', '=', category);
  const cache = await currentQueryCache(db);
  const counts = await cache.get(`by location, ${category}`, () => countByLocation(alike));
  // The job itself is counted, too.
  const { locations, ...nearest } = nearestOnPage(bands, counts, {
    groups: [],
    offset: 0,
    limit: RELATED_JOBS_LIMIT + 1,
  });
  if (nearest.total === 0) return [];
  const others = alike.where('jobs.id', '<>', id).where(sql<SqlBool>`jobs.location = any(${locations}::text[])`);
  const open = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return findPage(db, { all: others, inOrder: others }, { ...nearest, open, limit: RELATED_JOBS_LIMIT });
}

const newestElsewhere = (
  db: Kysely<Database>,
  { id, category }: Example,
  near: readonly string[],
  limit: number,
): Promise<JobRow[]> =>
  openJobs(db)
    .select(JOB_COLUMNS)
    .where('category', '=', category)
    .where('id', '<>', id)
    .where(sql<SqlBool>`location <> all(${near}::text[])`)
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
