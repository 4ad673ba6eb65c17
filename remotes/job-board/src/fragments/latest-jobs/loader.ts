import { LANDING_ROLES, messageOf } from '@site/contract';
import type { FragmentArgs } from '@site/remote-kit';
import { summarise, type JobSummary } from '../../features/job/job-summary.ts';
import type { LatestJobsInput } from './input.ts';

/** What a line about a job shows. */
export type ListedJob = Pick<
  JobSummary,
  'slug' | 'title' | 'location' | 'salary' | 'jobType' | 'createdAt' | 'posted' | 'age' | 'isNew'
>;

/** The newest open jobs. @throws when they cannot be loaded: the page then shows its fallback */
export async function loadLatestJobs({
  input: { role, place, count },
  signal,
  api,
}: FragmentArgs<LatestJobsInput>): Promise<ListedJob[]> {
  const query = LANDING_ROLES.find(({ slug }) => slug === role)?.query;
  const reply = await api.getJobs(
    { ...query, ...(place !== undefined && { near: place }), limit: count, sort: 'newest' },
    { signal },
  );
  if (!reply.ok) throw new Error(`The newest jobs did not load: ${messageOf(reply.error)}`);
  const now = new Date();
  return reply.data.jobs.map((job) => {
    const { slug, title, location, salary, jobType, createdAt, posted, age, isNew } = summarise(job, now);
    return { slug, title, location, salary, jobType, createdAt, posted, age, isNew };
  });
}
