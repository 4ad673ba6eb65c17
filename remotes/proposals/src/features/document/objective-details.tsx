import { Heading, Icon, Stack, Text } from '@site/design-system';
import type { ProposalSection } from '@site/contract';
import styles from './objective-details.module.css';

export function ObjectiveDetails({ content }: { content: Extract<ProposalSection, { id: 'objective' }>['content'] }) {
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={4} size="sm">
          Goals
        </Heading>
        <ul className={styles.goals}>
          {content.details.map((goal) => (
            <li key={goal}>
              <Icon name="check" size="sm" />
              <span>{goal}</span>
            </li>
          ))}
        </ul>
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
