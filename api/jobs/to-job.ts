import type { Job } from '@site/contract';
import type { JobsTable } from '../db/schema-jobs.ts';
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

export const toJob = ({ posted_at, ...row }: JobRow): Job => ({ ...row, created_at: posted_at.toISOString() });
