import { RELATED_JOBS_LIMIT, type Job } from '@site/contract';
import { state } from '../state.ts';
import { withDistance } from './places.ts';

/** In miles. */
const NEARBY = 30;

/** The same category: the nearest first, then the newest from further away. */
export function relatedJobs(job: Job): Job[] {
  const rank = ({ distance = Infinity }: Job) => Math.min(distance, NEARBY + 1);
  return state.jobs
    .filter(({ id, category }) => id !== job.id && category === job.category)
    .map((other) => withDistance(other, job))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, RELATED_JOBS_LIMIT);
}
