import { Badge, Card, CardLink, Cluster, Heading, Icon, Stack, Text, type IconName } from '@site/design-system';
import styles from './job-card.module.css';
import { jobHref, type JobSummary } from './job-summary.ts';

export function JobCard({ job, headingLevel = 3 }: { job: JobSummary; headingLevel?: 2 | 3 }) {
  return (
    <Card as="article" interactive>
      <Stack gap={3}>
        <Stack gap={1}>
          <Cluster gap={3} align="center">
            <Heading level={headingLevel} size="sm">
              <CardLink href={jobHref(job.slug)}>{job.title}</CardLink>
            </Heading>
            {job.isNew && <Badge tone="accent">NEW</Badge>}
          </Cluster>
          <Text tone="muted">{job.company}</Text>
        </Stack>
        <ul className={styles.facts}>
          <Fact icon="map-pin" label="Location">
            {job.location}
          </Fact>
          <Fact icon="pound" label="Salary">
            {job.salary}
          </Fact>
          <Fact icon="briefcase" label="Job type">
            {job.jobType}
          </Fact>
        </ul>
        <Text>{job.excerpt}</Text>
        <Text as="div" size="sm" tone="muted">
          Posted <time dateTime={job.createdAt}>{job.posted}</time>
        </Text>
      </Stack>
    </Card>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: string }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} label={label} size="sm" />
      {children}
    </li>
  );
}
