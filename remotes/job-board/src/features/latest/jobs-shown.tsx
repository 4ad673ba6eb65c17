import { Card, EmptyState, ErrorState, Skeleton, Stack, VisuallyHidden } from '@site/design-system';
import { JobCard, type JobCardProps } from '../job/job-card.tsx';
import type { LatestJobs } from './use-latest-jobs.ts';

export interface JobsShownProps extends Required<Pick<JobCardProps, 'headingLevel'>> {
  jobs: LatestJobs;
  onRetry: () => void;
}

/** The newest jobs as cards, or what takes their place. */
export function JobsShown({ jobs, headingLevel, onRetry }: JobsShownProps) {
  if (jobs === 'loading') return <Loading />;
  if (jobs === 'failed')
    return <ErrorState title="The latest jobs did not load" level={headingLevel} onRetry={onRetry} />;
  if (jobs.length === 0) return <EmptyState title="There are no open jobs today" level={headingLevel} />;
  return (
    <Stack as="ul" gap={4}>
      {jobs.map((job) => (
        <li key={job.slug}>
          <JobCard job={job} headingLevel={headingLevel} compact action={false} />
        </li>
      ))}
    </Stack>
  );
}

const Loading = () => (
  <Card>
    <VisuallyHidden>Loading the latest jobs</VisuallyHidden>
    <Stack gap={4} aria-hidden="true">
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="block" height="6rem" />
    </Stack>
  </Card>
);
