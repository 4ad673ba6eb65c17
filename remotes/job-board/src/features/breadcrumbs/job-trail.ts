import { LANDING_ROLES, landingHref, type Job } from '@site/contract';
import { HOME, type Trail } from '@site/remote-kit';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';

export const JOBS = { label: 'Jobs', href: jobListHref };

/** Home, all jobs, those of its specialisation, the job. */
export function jobTrail({ title, category }: Pick<Job, 'title' | 'category'>): Trail {
  const role = LANDING_ROLES.find(({ query }) => query.category?.includes(category));
  return [
    HOME,
    JOBS,
    ...(role ? [{ label: `${role.name} jobs`, href: landingHref({ role: role.slug }) }] : []),
    { label: title },
  ];
}
