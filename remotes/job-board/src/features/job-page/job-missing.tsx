import { useLocation } from 'react-router-dom';
import { Cluster, EmptyState, ErrorState, LinkButton, Section } from '@site/design-system';

/** There is no such job, or no longer. */
export function JobNotFound({ message }: { message: string }) {
  return (
    <Section spacing="lg">
      <EmptyState headingLevel={1} title="Job Not Found" icon="search" actions={<LinkButton href="/jobs">Browse All Jobs</LinkButton>}>
        {message}
      </EmptyState>
    </Section>
  );
}

/** The job may well exist, but could not be loaded. */
export function JobFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <Section spacing="lg">
      <ErrorState title="We could not load this job" headingLevel={1}>
        {message}
        <Cluster gap={3} justify="center">
          <LinkButton href={pathname + search} icon="refresh">
            Retry
          </LinkButton>
          <LinkButton href="/jobs" variant="secondary">
            Browse All Jobs
          </LinkButton>
        </Cluster>
      </ErrorState>
    </Section>
  );
}
