import { CheckList, Heading, Stack, Text } from '@site/design-system';
import type { ProposalSection } from '@site/contract';

export function ObjectiveDetails({ content }: { content: Extract<ProposalSection, { id: 'objective' }>['content'] }) {
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={4} size="sm">
          Goals
        </Heading>
        <CheckList items={content.details} />
      </Stack>
      <Stack gap={2}>
        <Heading level={4} size="sm">
          Overall goal
        </Heading>
        <Text>{content.summary}</Text>
      </Stack>
    </Stack>
  );
}
