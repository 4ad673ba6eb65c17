import type { JobQuery } from '@site/contract';
import { refine, searchHref } from '../search/job-search.ts';
import type { Outcome } from '../search/outcome.ts';
import { TRAIL_KEY, type Trail } from './trail.ts';

interface Results {
  query: JobQuery;
  outcome: Outcome;
}

/** Keeps the results for this tab, if storage is allowed. Without them, a job's page leads back to the plain list. */
export function rememberResults(results: Results): void {
  try {
    sessionStorage.setItem(TRAIL_KEY, JSON.stringify(trailOf(results)));
  } catch {
    // Nothing needs them.
  }
}

export function trailOf({ query, outcome }: Results): Trail {
  const href = searchHref(query);
  if (!outcome.ok) return { href, total: 0, first: 1, jobs: [] };
  const { total, totalPages } = outcome.pagination;
  const { page, limit } = query;
  return {
    href,
    total,
    first: (page - 1) * limit + 1,
    jobs: outcome.jobs.map(({ slug, title }) => ({ slug, title })),
    ...(page > 1 && { previousPage: searchHref(refine(query, { page: page - 1 })) }),
    ...(page < totalPages && { nextPage: searchHref(refine(query, { page: page + 1 })) }),
  };
}
