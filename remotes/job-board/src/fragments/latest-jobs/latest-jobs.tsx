import { Badge, Card, CardLink, Fact, FactList, Grid, Heading, Text } from '@site/design-system';
import { jobDetailHref } from '@site/remote-kit/links/job-board.ts';
import type { LatestJobsInput } from './input.ts';
import styles from './latest-jobs.module.css';
import type { ListedJob } from './loader.ts';

export interface LatestJobsProps {
  input: LatestJobsInput;
  data: readonly ListedJob[];
}

/** The newest jobs side by side, for a page of another remote, which has the heading above them. */
export const LatestJobs = ({ input: { role, place, headingLevel }, data: jobs }: LatestJobsProps) =>
  jobs.length === 0 ? (
    <Text muted>{(role ?? place) ? 'There are no such jobs today' : 'There are no open jobs today'}</Text>
  ) : (
    <Grid as="ul" min="sm" gap={4} fill>
      {jobs.map((job) => (
        <Card as="li" interactive key={job.slug} className={styles.job}>
          <Heading level={headingLevel} size="sm">
            <CardLink href={jobDetailHref({ slug: job.slug })}>{job.title}</CardLink>
          </Heading>
          <FactList>
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
          </FactList>
          <Text as="div" size="sm" muted className={styles.posted}>
            {job.isNew && <Badge status="success">New</Badge>}
            <span>Posted {job.age || <time dateTime={job.createdAt}>{job.posted}</time>}</span>
          </Text>
        </Card>
      ))}
    </Grid>
  );
