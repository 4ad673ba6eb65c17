import { Grid, Heading, Section, Stack } from '@site/design-system';
import { JobCard } from '../job/job-card.tsx';
import type { JobSummary } from '../job/job-summary.ts';

export function RelatedJobs({ jobs }: { jobs: JobSummary[] }) {
  if (jobs.length === 0) return null;
  return (
    <Section tone="sunken">
      <Stack gap={5}>
        <Heading level={2} size="lg">
          Related jobs
        </Heading>
        <Grid as="ul" min="sm" gap={4}>
          {jobs.map((job) => (
            <li key={job.slug}>
              <JobCard job={job} compact />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
