import type { MetaArgs, PageMeta } from '@site/remote-kit';
import { activeFilters } from '../../features/search/active-filters.ts';
import { EMPTY_SEARCH, searchHref } from '../../features/search/job-search.ts';
import type { JobListData } from './loader.ts';

/** Filtered lists are views of the one list: search engines index only its pages. */
export function meta({ data }: MetaArgs<JobListData>): PageMeta {
  const { query = EMPTY_SEARCH, outcome } = data ?? {};
  const page = query.page > 1 ? ` (page ${query.page})` : '';
  const place = query.location ? ` in ${query.location.join(' or ')}` : '';
  const showsNothing = outcome !== undefined && (!outcome.ok || outcome.jobs.length === 0);
  return {
    title: `${query.category?.join(' and ') ?? 'Transport and Logistics'} Jobs${place}${page}`,
    description:
      'Search current HGV, PSV, van, warehouse, engineering and transport management jobs across the UK. Filter by location, specialisation, contract type and salary, and apply online.',
    keywords: 'HGV driver jobs, PSV jobs, van driver jobs, warehouse jobs, logistics jobs, transport manager jobs, UK',
    canonical: activeFilters(query).length === 0 ? searchHref({ page: query.page }) : '/jobs',
    ...(showsNothing && { robots: 'noindex' as const }),
  };
}
