import { criteriaOf, type JobQuery } from '@site/contract';
import { Banner, EmptyState, Heading, Link, LinkButton, RetryButton, Stack, Text } from '@site/design-system';
import { alertHref } from '../alerts/alert-href.ts';
import { widerSearches } from './alternatives.ts';
import { ClearFilters } from './filter-form.tsx';
import { hasCrossedSalaries, refine, searchHref } from './job-search.ts';
import type { Found } from './outcome.ts';
import { CROSSED_SALARIES, jobCount } from './result-text.ts';

export interface NoMatchesProps {
  query: JobQuery;
  /** Undefined where the jobs could not be loaded. */
  found?: Found;
}

/** Nothing fits the search: what would find something, and how to hear of new jobs. */
export function NoMatches({ query, found }: NoMatchesProps) {
  return (
    <Stack gap={5}>
      <EmptyState title="No jobs found matching your criteria" icon="search" actions={<ClearFilters query={query} />}>
        {hasCrossedSalaries(query) && `${CROSSED_SALARIES}. `}
        Try adjusting your search terms or filters
      </EmptyState>
      {query.exact && <SimilarWords query={query} />}
      {found && <WiderSearches query={query} found={found} />}
      {found && <AlertOffer query={query} />}
    </Stack>
  );
}

/** Leads to the form in the side panel. */
function AlertOffer({ query }: { query: JobQuery }) {
  if (Object.keys(criteriaOf(query)).length === 0) return null;
  return (
    <div>
      <LinkButton href={alertHref(query)} variant="secondary" start="bell" rel="nofollow">
        Email me when there are some
      </LinkButton>
    </div>
  );
}

/** The way back from an exact search. */
function SimilarWords({ query }: { query: JobQuery }) {
  return (
    <Text>
      No job has exactly these words: “{query.search}”.{' '}
      <Link href={searchHref(refine(query, { exact: undefined }))}>Show jobs with similar words</Link>
    </Text>
  );
}

function WiderSearches({ query, found }: { query: JobQuery; found: Found }) {
  const wider = widerSearches(query, found.alternatives ?? [], found.place);
  if (wider.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={WIDER_ID}>
      <Heading level={3} size="sm" id={WIDER_ID}>
        These searches find jobs
      </Heading>
      <Stack as="ul" gap={2}>
        {wider.map(({ label, query: search, total }) => (
          <li key={label}>
            <Link href={searchHref(search)} variant="standalone">
              {label} ({jobCount(total)})
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const WIDER_ID = 'wider-searches';

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
        status="danger"
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
