import { Badge, Breadcrumb, Cluster, Heading, Icon, Section, Stack, Text, type IconName } from '@site/design-system';
import type { ReactNode } from 'react';
import type { JobDetail } from '../job/job-detail.ts';
import styles from './job-header.module.css';

/** Title and key facts, with whatever the visitor can do about the job beneath them. */
export function JobHeader({ detail, listHref, actions }: { detail: JobDetail; listHref: string; actions: ReactNode }) {
  const { job, company, salary, jobType, posted } = detail;
  return (
    <Section tone="ink">
      <Stack gap={4}>
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Jobs', href: listHref }, { label: job.title }]} />
        <Stack gap={2}>
          <div>
            <Badge tone="accent">{job.category}</Badge>
          </div>
          <Heading level={1} size="xl">
            {job.title}
          </Heading>
          <Text size="lg" tone="muted">
            {company}
          </Text>
        </Stack>
        <ul className={styles.facts}>
          <Fact icon="map-pin" label="Location">
            {job.location}
          </Fact>
          <Fact icon="pound" label="Salary">
            {salary}
          </Fact>
          <Fact icon="briefcase" label="Job type">
            {jobType}
          </Fact>
          <Fact icon="calendar" label="Posted">
            Posted <time dateTime={job.created_at}>{posted}</time>
          </Fact>
        </ul>
        <Cluster gap={3}>{actions}</Cluster>
      </Stack>
    </Section>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} label={label} />
      <span>{children}</span>
    </li>
  );
}
