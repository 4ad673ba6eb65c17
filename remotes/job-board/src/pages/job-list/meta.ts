import { searchTitle } from '@site/contract';
import { breadcrumbList, HOME, type MetaArgs, type PageMeta } from '@site/remote-kit';
import { JOBS } from '../../features/breadcrumbs/job-trail.ts';
import { feedsOf } from '../../features/feeds/feed-links.ts';
import { EMPTY_SEARCH } from '../../features/search/job-search.ts';
import { indexing } from './indexing.ts';
import type { JobListData } from './loader.ts';

export function meta({ data, url }: MetaArgs<JobListData>): PageMeta {
  const { query = EMPTY_SEARCH, outcome } = data ?? {};
  const showsNothing = outcome !== undefined && (!outcome.ok || outcome.jobs.length === 0);
  const place = outcome?.ok ? outcome.place : undefined;
  return {
    title: searchTitle(place ? { ...query, near: place.name } : query),
    description:
      'Search HGV, PSV, van, warehouse, engineering and transport management jobs across the UK by place, contract type and salary, and apply online.',
    keywords: 'HGV driver jobs, PSV jobs, van driver jobs, warehouse jobs, logistics jobs, transport manager jobs, UK',
    alternates: feedsOf(query),
    structuredData: [breadcrumbList([HOME, JOBS], url.origin)],
    ...indexing(query, place),
    ...(showsNothing && { robots: 'noindex' as const }),
  };
}
