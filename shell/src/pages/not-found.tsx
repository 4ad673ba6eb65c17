import { Cluster, Heading, LinkButton, Section, Stack, Text } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';

export const notFoundMeta = (): PageMeta => ({
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  robots: 'noindex',
});

/** What a visitor finds at an address that no remote owns. Its status is 404. */
export function NotFoundPage() {
  return (
    <Section spacing="lg">
      <Stack gap={5}>
        <Text tone="muted" weight="bold">
          Error 404
        </Text>
        <Heading level={1} size="display">
          This road goes nowhere
        </Heading>
        <Text size="lg">
          There is no page at this address. It may have moved, or the link may hold a typing mistake.
        </Text>
        <Cluster gap={3}>
          <LinkButton href="/jobs" icon="search">
            Browse jobs
          </LinkButton>
          <LinkButton href="/" variant="secondary">
            Go to the home page
          </LinkButton>
          <LinkButton href="/contact" variant="quiet">
            Contact us
          </LinkButton>
        </Cluster>
      </Stack>
    </Section>
  );
}
