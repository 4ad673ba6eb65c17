import { FactList } from '@site/design-system';
import type { ArticleFacts as Facts } from '../../content/articles.ts';
import { articleDate } from './article-date.ts';

export interface ArticleFactsProps extends Pick<Facts, 'date' | 'readTime'> {
  /** Who wrote it. */
  byline?: string;
}

/** When an article was published, how long it takes to read, and perhaps who wrote it. */
export function ArticleFacts({ date, readTime, byline }: ArticleFactsProps) {
  return (
    <FactList
      size="small"
      facts={[
        { icon: 'calendar', label: 'Published', value: <time dateTime={date}>{articleDate(date)}</time> },
        { icon: 'clock', label: 'Time to read', value: `${readTime} min read` },
        ...(byline ? [{ icon: 'user' as const, label: 'Written by', value: byline }] : []),
      ]}
    />
  );
}
