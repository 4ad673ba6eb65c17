import type { JobQuery } from '@site/contract';
import { Card, Pagination, Skeleton, Stack } from '@site/design-system';
import { JobCard } from '../job/job-card.tsx';
import { refine, searchHref } from './job-search.ts';
import { LoadingFailed, NoMatches, PastTheEnd } from './no-results.tsx';
import type { Outcome } from './outcome.ts';
import { RESULTS_ID } from './results-id.ts';
import styles from './results.module.css';

const SKELETONS = 3;

export interface ResultsProps {
  query: JobQuery;
  outcome: Outcome;
  /** Another search is loading. */
  pending: boolean;
}

/** The jobs found, or why there are none. While another search loads, the previous results stay visible. */
export function Results({ query, outcome, pending }: ResultsProps) {
  const hasJobs = outcome.ok && outcome.jobs.length > 0;
  return (
    <div className={styles.results} aria-busy={pending} data-pending={pending || undefined}>
      {pending && !hasJobs ? <LoadingJobs /> : <Settled query={query} outcome={outcome} />}
    </div>
  );
}

function Settled({ query, outcome }: Omit<ResultsProps, 'pending'>) {
  if (!outcome.ok) return <LoadingFailed query={query} message={outcome.message} />;
  const { jobs, pagination, place } = outcome;
  if (pagination.total === 0) return <NoMatches query={query} found={outcome} />;
  if (jobs.length === 0) return <PastTheEnd query={query} lastPage={pagination.totalPages} />;
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={4}>
        {jobs.map((job) => (
          <li key={job.slug}>
            <JobCard job={job} near={place?.name} />
          </li>
        ))}
      </Stack>
      {pagination.totalPages > 1 && (
        <Pagination
          label="Pages of jobs"
          page={pagination.page}
          totalPages={pagination.totalPages}
          hrefFor={(page) => `${searchHref(refine(query, { page }))}#${RESULTS_ID}`}
        />
      )}
    </Stack>
  );
}

/** Card-shaped placeholders. */
function LoadingJobs() {
  return (
    <Stack gap={4} aria-hidden="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Card key={index}>
          <Stack gap={4}>
            <Skeleton shape="text" lines={2} />
            <Skeleton shape="block" height="6rem" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
