import { RELATED_JOBS_LIMIT, type Job } from '@site/contract';
import { state } from '../state.ts';
import { milesApart } from './places.ts';

/** In miles. */
const NEARBY = 30;

/** The same category: the nearest first, then the newest from further away. */
export function relatedJobs(job: Job): Job[] {
  const others = state.jobs
    .filter(({ id, category }) => id !== job.id && category === job.category)
    .map((other) => {
      const distance = milesApart(job, other);
      return { ...other, ...(distance !== undefined && { distance }) };
    });
  const isNear = ({ distance = Infinity }: Job) => distance <= NEARBY;
  const near = others.filter(isNear).toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  return [...near, ...others.filter((other) => !isNear(other))].slice(0, RELATED_JOBS_LIMIT);
}
