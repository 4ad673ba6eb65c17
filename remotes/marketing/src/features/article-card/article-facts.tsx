import type { ReactNode } from 'react';
import { Cluster, Icon, Text } from '@site/design-system';
import type { ArticleFacts as Facts } from '../../content/articles.ts';
import { articleDate } from './article-date.ts';
import styles from './article-card.module.css';

export interface ArticleFactsProps extends Pick<Facts, 'date' | 'readTime'> {
  /** More facts, after these. */
  children?: ReactNode;
}

/** When an article was published and how long it takes to read. */
export function ArticleFacts({ date, readTime, children }: ArticleFactsProps) {
  return (
    <Text as="div" size="sm" tone="muted">
      <Cluster gap={2} className={styles.facts}>
        <span className={styles.fact}>
          <Icon name="calendar" size="sm" />
          <time dateTime={date}>{articleDate(date)}</time>
        </span>
        <span className={styles.fact}>
          <Icon name="clock" size="sm" />
          {readTime} min read
        </span>
        {children}
      </Cluster>
    </Text>
  );
}
