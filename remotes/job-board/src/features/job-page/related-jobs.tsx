import { Grid, Heading, Section, Stack } from '@site/design-system';
import { JobCard } from '../job/job-card.tsx';
import type { RelatedGroup } from './group-related.ts';

export interface RelatedJobsProps {
  groups: RelatedGroup[];
  /** The place that their distances are from, where it is known. */
  near?: string;
}

export function RelatedJobs({ groups, near }: RelatedJobsProps) {
  if (groups.length === 0) return null;
  return (
    <Section tone="sunken" data-only="screen">
      <Stack gap={5}>
        <Heading level={2} size="lg">
          Related jobs
        </Heading>
        {groups.map(({ title, jobs }) => (
          <Stack key={title ?? ''} gap={3}>
            {title && <Heading level={3}>{title}</Heading>}
            <Grid as="ul" min="sm" gap={4}>
              {jobs.map((job) => (
                <li key={job.slug}>
                  <JobCard job={job} headingLevel={title ? 4 : 3} compact near={near} />
                </li>
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
