import { landingHref } from '@site/contract';
import { breadcrumbList, type MetaArgs, type PageMeta } from '@site/remote-kit';
import { feedsOf } from '../../features/feeds/feed-links.ts';
import { DESCRIPTION_LENGTH, excerpt } from '../../features/job/excerpt.ts';
import type { JobLandingData } from './loader.ts';

export function meta({ data, url }: MetaArgs<JobLandingData>): PageMeta {
  if (data?.view !== 'jobs')
    return { title: data?.view === 'not-found' ? 'Page not found' : 'Jobs', robots: 'noindex' };
  const { list, path, title, trail, intro } = data;
  const hasJobs = list.outcome.ok && list.outcome.jobs.length > 0;
  return {
    title,
    description: excerpt(`${intro} Search them by contract type and salary, and apply online.`, DESCRIPTION_LENGTH),
    keywords: `${title}, transport jobs, logistics jobs`,
    canonical: landingHref(path),
    alternates: feedsOf(list.query),
    structuredData: [breadcrumbList(trail, url.origin)],
    ...(!hasJobs && { robots: 'noindex' as const }),
  };
}
