import { useLocation } from 'react-router-dom';
import { Cluster, Heading, LinkButton, Section, Stack, Text } from '@site/design-system';

/** There is no such job, or no longer. */
export function JobNotFound({ message }: { message: string }) {
  return (
    <Section spacing="lg">
      <Stack gap={5}>
        <Heading level={1}>Job Not Found</Heading>
        <Text size="lg">{message}</Text>
        <Text>It may have been filled: our consultants place people every day. There are more jobs where it came from.</Text>
        <Cluster gap={3}>
          <LinkButton href="/jobs" icon="search">
            Browse All Jobs
          </LinkButton>
          <LinkButton href="/contact" variant="secondary">
            Ask a consultant
          </LinkButton>
        </Cluster>
      </Stack>
    </Section>
  );
}

/** The job may well exist, but could not be loaded. */
export function JobFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <Section spacing="lg">
      <Stack gap={5} role="alert">
        <Heading level={1}>This job is stuck in traffic</Heading>
        <Text size="lg">{message}</Text>
        <Cluster gap={3}>
          <LinkButton href={pathname + search} icon="refresh">
            Retry
          </LinkButton>
          <LinkButton href="/jobs" variant="secondary">
            Browse All Jobs
          </LinkButton>
        </Cluster>
      </Stack>
    </Section>
  );
}
