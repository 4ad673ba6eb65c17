import type { ReactNode } from 'react';
import { Container, Fact, FactList, Heading, Stack, Text } from '@site/design-system';
import type { JobDetail } from '../job/job-detail.ts';
import { PostedLine } from '../job/posted-line.tsx';
import styles from './job-header.module.css';

/** Title and key facts, with the job's actions beside or beneath them. */
export function JobHeader({ detail, actions }: { detail: JobDetail; actions: ReactNode }) {
  const { job, company, location, salary, jobType, closes, confirmed, summary } = detail;
  return (
    <div data-tone="ink" className={styles.band}>
      <Container className={styles.columns}>
        <Stack gap={3}>
          <div>
            <Heading level={1}>{job.title}</Heading>
            <Text size="lg" muted>
              {company}
            </Text>
          </div>
          <FactList>
            {location && (
              <Fact icon="map-pin" label="Location">
                {location}
              </Fact>
            )}
            <Fact icon="pound" label="Salary">
              {salary}
            </Fact>
            <Fact icon="briefcase" label="Job type">
              {jobType}
            </Fact>
            {summary.tags.length > 0 && (
              <Fact icon="clock" label="Shifts, licence and hours">
                {summary.tags.join(', ')}
              </Fact>
            )}
            <Fact icon="calendar" label="Posted">
              <PostedLine job={summary} />
              {confirmed && `, last confirmed open ${confirmed}`}
            </Fact>
            {closes && (
              <Fact icon="calendar" label="Closing date">
                Closes <time dateTime={job.closes_on}>{closes}</time>
              </Fact>
            )}
          </FactList>
        </Stack>
        <div data-only="screen" className={styles.actions}>
          {actions}
        </div>
      </Container>
    </div>
  );
}
