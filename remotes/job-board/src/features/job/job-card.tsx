import { Badge, Card, CardLink, Cluster, Heading, Stack, Text } from '@site/design-system';
import { Fact } from './fact.tsx';
import styles from './job-card.module.css';
import { jobHref, type JobSummary } from './job-summary.ts';

export interface JobCardProps {
  job: JobSummary;
  headingLevel?: 2 | 3;
  /** Leaves out the description, for a card beside others. */
  compact?: boolean;
}

export function JobCard({ job, headingLevel = 3, compact = false }: JobCardProps) {
  return (
    <Card as="article" interactive className={styles.card}>
      <Stack gap={1}>
        <Cluster gap={3}>
          <Heading level={headingLevel} size={compact ? 'sm' : 'md'}>
            <CardLink href={jobHref(job.slug)}>{job.title}</CardLink>
          </Heading>
          {job.isNew && <Badge tone="accent">NEW</Badge>}
        </Cluster>
        <Text tone="muted">{job.company}</Text>
      </Stack>
      <ul className={styles.facts}>
        {job.location && (
          <Fact icon="map-pin" label="Location" size="sm">
            {job.location}
          </Fact>
        )}
        <Fact icon="pound" label="Salary" size="sm">
          {job.salary}
        </Fact>
        <Fact icon="briefcase" label="Job type" size="sm">
          {job.jobType}
        </Fact>
      </ul>
      {!compact && job.excerpt && <Text>{job.excerpt}</Text>}
      <Text as="div" size="sm" tone="muted" className={styles.posted}>
        Posted <time dateTime={job.createdAt}>{job.posted}</time>
      </Text>
    </Card>
  );
}
