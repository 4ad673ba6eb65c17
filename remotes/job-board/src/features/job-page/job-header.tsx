import { Hero, Stack } from '@site/design-system';
import type { ReactNode } from 'react';
import { Fact } from '../job/fact.tsx';
import type { JobDetail } from '../job/job-detail.ts';
import styles from './job-header.module.css';

/** Title and key facts, with the job's actions beneath them. */
export function JobHeader({ detail, actions }: { detail: JobDetail; actions: ReactNode }) {
  return (
    <Hero
      eyebrow={detail.job.category}
      title={detail.job.title}
      lead={<KeyFacts detail={detail} />}
      actions={actions}
    />
  );
}

function KeyFacts({ detail: { job, company, salary, jobType, posted } }: { detail: JobDetail }) {
  return (
    <Stack gap={4}>
      {company}
      <ul className={styles.facts}>
        {job.location && (
          <Fact icon="map-pin" label="Location">
            {job.location}
          </Fact>
        )}
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
    </Stack>
  );
}
