import type { Job } from '@site/contract';
import type { JobsTable } from '../db/schema-jobs.ts';
import { areaOf } from '../places/find-places.ts';
import { jobLocation } from './locations.ts';
import type { Selectable } from 'kysely';

/** The columns of `jobs` that a `Job` is made of. */
export const JOB_COLUMNS = [
  'id',
  'slug',
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
] as const satisfies readonly (keyof JobsTable)[];

export type JobRow = Pick<Selectable<JobsTable>, (typeof JOB_COLUMNS)[number]>;

/** `distance` is in whole miles from the place that was asked for. */
export function toJob({ posted_at, ...row }: JobRow, distance?: number): Job {
  const { places, positions } = jobLocation(row.location);
  const [position] = positions;
  const area = places[0] && areaOf(places[0]);
  return {
    ...row,
    created_at: posted_at.toISOString(),
    ...(area !== undefined && { area }),
    ...(position && { latitude: position.latitude, longitude: position.longitude }),
    ...(distance !== undefined && { distance }),
  };
}
