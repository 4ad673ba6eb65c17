import { RELATED_JOBS_LIMIT, type Job } from '@site/contract';
import { summarise, type JobSummary } from '../job/job-summary.ts';

/** Related jobs under one heading; without a title, under the section's own. */
export interface RelatedGroup {
  title?: string;
  jobs: JobSummary[];
}

/** At most four jobs: those near `job` first, then those elsewhere. Without a job, they are one group. */
export function groupRelated(related: readonly Job[], now: Date, job?: Job): RelatedGroup[] {
  const shown = related.slice(0, RELATED_JOBS_LIMIT);
  const summaries = (jobs: readonly Job[]) => jobs.map((each) => summarise(each, now));
  if (!job?.location) return shown.length > 0 ? [{ jobs: summaries(shown) }] : [];
  const near = shown.filter((each) => isNear(each, job));
  const elsewhere = shown.filter((each) => !isNear(each, job));
  return [
    { title: `Near ${job.location}`, jobs: summaries(near) },
    { title: 'Elsewhere', jobs: summaries(elsewhere) },
  ].filter(({ jobs }) => jobs.length > 0);
}

/** In miles. */
const NEARBY = 30;

/** A back end that knows no distances may still know the areas. */
function isNear({ distance, location, area }: Job, job: Job): boolean {
  if (distance !== undefined) return distance <= NEARBY;
  return location === job.location || (area !== undefined && area === job.area);
}
