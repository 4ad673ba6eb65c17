import { deviceValue, type DeviceValue } from '@site/remote-kit/device';
import { keptJob, readKeptJobs, type KeptJob } from './kept-job.ts';

export const SAVED_LIMIT = 100;
export const VIEWED_LIMIT = 10;

/** Jobs that this device keeps, the latest first. */
export type JobList = DeviceValue<readonly KeptJob[]>;

/** The jobs that the visitor saved. */
export const savedJobs: JobList = deviceValue<readonly KeptJob[]>('job-board.saved-jobs', readKeptJobs);
/** The jobs whose pages the visitor opened most recently. */
export const viewedJobs: JobList = deviceValue<readonly KeptJob[]>('job-board.viewed-jobs', readKeptJobs);

const without = (jobs: readonly KeptJob[], slug: string) => jobs.filter((job) => job.slug !== slug);

/** Saves a job, unless the list is full or the browser refuses to keep it. */
export function saveJob(job: KeptJob): 'saved' | 'full' | 'refused' {
  const others = without(savedJobs.read() ?? [], job.slug);
  if (others.length >= SAVED_LIMIT) return 'full';
  return savedJobs.write([keptJob(job), ...others]) ? 'saved' : 'refused';
}

export const removeJob = (slug: string): boolean => savedJobs.write(without(savedJobs.read() ?? [], slug));

/** Puts a job at the head of those recently viewed, which drops the one viewed longest ago. */
export const rememberViewed = (job: KeptJob): boolean =>
  viewedJobs.write([keptJob(job), ...without(viewedJobs.read() ?? [], job.slug)].slice(0, VIEWED_LIMIT));
