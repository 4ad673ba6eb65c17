import { breadcrumbList, type MetaArgs, type PageMeta } from '@site/remote-kit';
import { jobTrail } from '../../features/breadcrumbs/job-trail.ts';
import { DESCRIPTION_LENGTH, excerpt } from '../../features/job/excerpt.ts';
import { jobPosting } from '../../features/job/job-posting.ts';
import { jobHref } from '../../features/job/job-summary.ts';
import type { JobDetailData } from './loader.ts';

const TITLES = { 'not-found': 'Job Not Found', closed: 'Job closed', failed: 'Job' };

export function meta({ data, url }: MetaArgs<JobDetailData>): PageMeta {
  if (data?.view !== 'job') {
    return { title: data ? TITLES[data.view] : 'Job', robots: 'noindex' };
  }
  const { job, salary, jobType, summary } = data.detail;
  const facts = `${jobType}, ${job.location}, ${salary}. `;
  return {
    title: `${job.title} in ${job.location}`,
    description: facts + excerpt(job.description, DESCRIPTION_LENGTH - facts.length),
    keywords: [job.title, `${job.category} jobs`, `jobs in ${job.location}`, 'transport jobs'].join(', '),
    canonical: jobHref(job.slug),
    shareImage: { heading: job.title, details: [job.location, summary.salary].filter(Boolean) },
    structuredData: [jobPosting(data.detail, url.origin), breadcrumbList(jobTrail(job), url.origin)].filter(
      (block) => block !== undefined,
    ),
  };
}
