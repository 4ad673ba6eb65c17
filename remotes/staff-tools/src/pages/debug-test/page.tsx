import { Heading, LinkButton, Section, Stack, Text } from '@site/design-system';

export function DebugTestPage() {
  return (
    <Section spacing="md">
      <Stack gap={5} align="start">
        <Heading level={1}>Debug Test</Heading>
        <Text size="lg">
          This page will show the raw replies of the database test and of the jobs endpoint, with the errors of replies
          that cannot be read. It is not built yet.
        </Text>
        <LinkButton href="/test-supabase" variant="secondary" icon="database">
          Supabase Database Test
        </LinkButton>
      </Stack>
    </Section>
  );
}
