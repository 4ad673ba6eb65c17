import type { JobQuery } from '@site/contract';
import { Banner, EmptyState, LinkButton, RetryButton, Stack } from '@site/design-system';
import { ClearFilters } from './filter-form.tsx';
import { refine, searchHref } from './job-search.ts';

export function NoMatches({ query }: { query: JobQuery }) {
  return (
    <EmptyState title="No jobs found matching your criteria" icon="search" actions={<ClearFilters query={query} />}>
      Try adjusting your search terms or filters
    </EmptyState>
  );
}

interface LoadingFailedProps {
  query: JobQuery;
  message?: string | undefined;
}

/** The jobs could not be loaded: the empty view with the reason, so that nobody takes it for an empty job board. */
export function LoadingFailed({
  query,
  message = 'Loading the jobs failed. This is our fault, not your search.',
}: LoadingFailedProps) {
  return (
    <Stack gap={4}>
      <Banner
        tone="danger"
        live="assertive"
        actions={<RetryButton href={searchHref(query)} variant="secondary" size="sm" />}
      >
        {message}
      </Banner>
      <NoMatches query={query} />
    </Stack>
  );
}

/** The page number in the URL is beyond the last page. */
export function PastTheEnd({ query, lastPage }: { query: JobQuery; lastPage: number }) {
  return (
    <EmptyState
      title={`There is no page ${query.page} of these jobs`}
      icon="route"
      actions={<LinkButton href={searchHref(refine(query, { page: lastPage }))}>Go to the last page</LinkButton>}
    >
      {lastPage === 1 ? 'All of them fit on one page.' : `The last one is page ${lastPage}.`}
    </EmptyState>
  );
}
