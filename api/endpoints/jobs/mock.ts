import type { Job } from '@site/contract';
import { listStates } from '../../../mocks/states/lists.ts';

export const LEEDS_JOB = '/jobs/hgv-class-1-driver-nights-leeds-7001';

/** So that ids are in the order of the numbers. */
const twoDigits = (number: number): string => String(number).padStart(2, '0');

export const copyOfJob = (job: Job, number: number): Job => ({
  ...job,
  id: `${job.id}-${twoDigits(number)}`,
  slug: `${job.slug}-${number}`,
});

export const jobLists = listStates('jobs', copyOfJob);
