import type { ReactNode } from 'react';
import { Badge, Card, CardLink, Cluster, Fact, FactList, Heading, Text } from '@site/design-system';
import { SaveButton } from '../saved/save-button.tsx';
import { AppliedBadge } from './applied-badge.tsx';
import styles from './job-card.module.css';
import { jobHref, type JobSummary } from './job-summary.ts';
import { PostedLine } from './posted-line.tsx';

export interface JobCardProps {
  job: JobSummary;
  headingLevel?: 2 | 3 | 4;
  /** Leaves out the description, for a card beside others. */
  compact?: boolean;
  /** The place that was searched for, if the job's distance from it is to be shown. */
  near?: string | undefined;
  /** In the corner, instead of the button that saves the job; false for nothing. */
  action?: ReactNode;
}

export function JobCard({ job, headingLevel = 3, compact = false, near, action }: JobCardProps) {
  return (
    <Card as="article" interactive className={styles.card}>
      <div className={styles.top}>
        <div>
          <Heading level={headingLevel} size={compact ? 'sm' : 'md'}>
            <CardLink href={jobHref(job.slug)}>{job.title}</CardLink>
          </Heading>
          <Text muted>{job.company}</Text>
          <AppliedBadge slug={job.slug} />
        </div>
        <div className={styles.action}>{action ?? <SaveButton job={job} iconOnly />}</div>
      </div>
      <FactList>
        {job.location && (
          <Fact icon="map-pin" label="Location" size="sm">
            {job.location}
            {near && job.distance ? <Distance miles={job.distance} near={near} /> : null}
          </Fact>
        )}
        <Fact icon="pound" label="Salary" size="sm">
          {job.salary}
        </Fact>
        <Fact icon="briefcase" label="Job type" size="sm">
          {job.jobType}
        </Fact>
      </FactList>
      {job.tags.length > 0 && (
        <Cluster as="ul" gap={2}>
          {job.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </Cluster>
      )}
      {!compact && job.excerpt && <Text>{job.excerpt}</Text>}
      <Text as="div" size="sm" muted className={styles.posted}>
        {job.isNew && <strong className={styles.new}>NEW</strong>}
        <span>
          <PostedLine job={job} />
        </span>
      </Text>
    </Card>
  );
}

const Distance = ({ miles, near }: { miles: number; near: string }) => (
  <span className={styles.distance}>{` (${miles} ${miles === 1 ? 'mile' : 'miles'} from ${near})`}</span>
);
