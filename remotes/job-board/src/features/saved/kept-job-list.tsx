import type { ReactNode } from 'react';
import { Button, Cluster, Grid, Heading, Stack } from '@site/design-system';
import { JobCard } from '../job/job-card.tsx';
import type { JobSummary } from '../job/job-summary.ts';
import { dateText } from '../job/posted-date.ts';
import type { KeptJob } from './kept-job.ts';

export interface KeptJobListProps {
  title: string;
  jobs: readonly KeptJob[];
  clearLabel: string;
  onClear: () => void;
  /** In the corner of a card, instead of the button that saves the job. */
  action?: (job: KeptJob) => ReactNode;
}

/** Jobs that the device keeps, as cards. Nothing for an empty list. */
export function KeptJobList({ title, jobs, clearLabel, onClear, action }: KeptJobListProps) {
  if (jobs.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <Cluster justify="between">
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Button variant="secondary" size="sm" start="trash" onClick={onClear}>
          {clearLabel}
        </Button>
      </Cluster>
      <Grid as="ul" min="md" gap={4}>
        {jobs.map((job) => (
          <li key={job.slug}>
            <JobCard job={asSummary(job)} compact action={action?.(job)} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const asSummary = (job: KeptJob): JobSummary => ({
  ...job,
  excerpt: '',
  tags: [],
  posted: dateText(job.createdAt),
  age: '',
  isNew: false,
});
