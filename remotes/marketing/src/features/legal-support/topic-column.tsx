import { Badge, Heading, Highlight, ScrollArea, Text } from '@site/design-system';
import { services } from '../../content/legal-support.ts';
import type { TopicList } from '../../content/legal-topics.ts';
import styles from './topic-column.module.css';

/** One list of topics, which scrolls by itself, with the searched words marked. */
export function TopicColumn({ list: { id, title, topics }, term }: { list: TopicList; term: string }) {
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        <Badge>{topics.length}</Badge>
      </div>
      <ScrollArea label={title} height="lg" className={styles.area}>
        {topics.length > 0 ? (
          <ul aria-labelledby={id}>
            {topics.map((topic) => (
              <li key={topic} className={styles.topic}>
                <Highlight text={topic} term={term.trim()} />
              </li>
            ))}
          </ul>
        ) : (
          <Text tone="muted">{services.noneInList}</Text>
        )}
      </ScrollArea>
    </div>
  );
}
