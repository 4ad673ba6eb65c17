import { LICENCES, SHIFTS, type Job } from '@site/contract';
import type { JobsTable } from '../db/schema-jobs.ts';
import { areaOf } from '../places/find-places.ts';
import { jobLocation } from './nearby/job-location.ts';
import { isRemote, workplacesOf } from './workplaces.ts';
import { fromBits } from './list/option-bits.ts';
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
  'reference',
  'closes_on',
  'hours_min',
  'hours_max',
  'shifts',
  'licences',
] as const satisfies readonly (keyof JobsTable)[];

export type JobRow = Pick<Selectable<JobsTable>, (typeof JOB_COLUMNS)[number]>;

/** `distance` is in whole miles from the place that was asked for. */
export function toJob(row: JobRow, distance?: number): Job {
  const { posted_at, reference, closes_on, hours_min, hours_max, shifts, licences, ...published } = row;
  const location = jobLocation(row.location);
  const [position] = location.positions;
  const places = workplacesOf(location);
  const area = places.length > 1 ? sharedArea(places) : location.places[0] && areaOf(location.places[0]);
  return {
    ...published,
    created_at: posted_at.toISOString(),
    ...(reference !== '' && { reference }),
    ...(closes_on !== null && { closes_on }),
    ...(hours_min !== null && hours_max !== null && { weekly_hours: { min: hours_min, max: hours_max } }),
    ...(shifts !== 0 && { shifts: fromBits(SHIFTS, shifts) }),
    ...(licences !== 0 && { licences: fromBits(LICENCES, licences) }),
    ...(places.length > 0 && { places }),
    ...(isRemote(row.location) && { is_remote: true }),
    ...(area !== undefined && { area }),
    ...(position && { latitude: position.latitude, longitude: position.longitude }),
    ...(distance !== undefined && { distance }),
  };
}

function sharedArea(places: ReturnType<typeof workplacesOf>): string | undefined {
  const [area, ...others] = new Set(places.map((place) => place.area));
  return others.length > 0 ? undefined : area;
}
