import { Badge, Cluster, Heading, Highlight, ScrollArea, Stack, Text } from '@site/design-system';
import { services } from '../../content/legal-support.ts';
import type { TopicList } from '../../content/legal-topics.ts';
import styles from './topic-column.module.css';

/** One list of topics, which scrolls by itself, with the searched words marked. */
export function TopicColumn({ list: { id, title, topics }, term }: { list: TopicList; term: string }) {
  return (
    <Stack gap={3}>
      <Cluster justify="between">
        <Heading level={3} id={id}>
          {title}
        </Heading>
        <Badge>{topics.length}</Badge>
      </Cluster>
      <ScrollArea label={title} height="lg" className={styles.area}>
        {topics.length > 0 ? (
          <Stack as="ul" gap={4} aria-labelledby={id}>
            {topics.map((topic) => (
              <li key={topic}>
                <Highlight text={topic} term={term.trim()} />
              </li>
            ))}
          </Stack>
        ) : (
          <Text muted>{services.noneInList}</Text>
        )}
      </ScrollArea>
    </Stack>
  );
}
