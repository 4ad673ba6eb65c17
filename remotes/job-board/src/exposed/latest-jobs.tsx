import { useId } from 'react';
import { Heading, Link, Stack } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { SiteLinks, useSiteApi } from '@site/remote-kit/elsewhere.tsx';
import { JobsShown } from '../features/latest/jobs-shown.tsx';
import { useLatestJobs } from '../features/latest/use-latest-jobs.ts';

export interface LatestJobsProps {
  /** The origin of the agency's site: 'https://www.example.com'. It must know the page's: `PARTNER_ORIGINS`. */
  site: string;
  /** How many jobs are shown, from 1 to 100. */
  count?: number;
  /** The heading's, to fit the page around it; those of the jobs are one below. */
  headingLevel?: 2 | 3;
}

/**
 * The newest open jobs, for a page of another site: `job_board/latest-jobs`.
 *
 * It needs the shared packages and the design system's style sheet, and no router. The jobs come from the site's API,
 * and links lead to their pages on the site. If they cannot be loaded, it says so and offers to try again.
 */
export default function LatestJobs({ site, count = 5, headingLevel = 2 }: LatestJobsProps) {
  const { jobs, retry } = useLatestJobs(useSiteApi(site), count);
  const heading = useId();
  return (
    <SiteLinks site={site}>
      <Stack as="section" gap={4} aria-labelledby={heading} aria-busy={jobs === 'loading'}>
        <Heading level={headingLevel} id={heading}>
          Latest jobs
        </Heading>
        <JobsShown jobs={jobs} headingLevel={headingLevel === 2 ? 3 : 4} onRetry={retry} />
        <Link href={jobListHref} variant="standalone">
          See all jobs
        </Link>
      </Stack>
    </SiteLinks>
  );
}
