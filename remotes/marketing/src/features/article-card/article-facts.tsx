import { Fact, FactList } from '@site/design-system';
import type { ArticleFacts as Facts } from '../../content/articles.ts';
import { articleDate } from './article-date.ts';

export interface ArticleFactsProps extends Pick<Facts, 'date' | 'readTime'> {
  /** Who wrote it. */
  byline?: string;
}

/** When an article was published, how long it takes to read, and perhaps who wrote it. */
export function ArticleFacts({ date, readTime, byline }: ArticleFactsProps) {
  return (
    <FactList size="sm">
      <Fact icon="calendar" label="Published" size="sm">
        <time dateTime={date}>{articleDate(date)}</time>
      </Fact>
      <Fact icon="clock" label="Time to read" size="sm">
        {readTime} min read
      </Fact>
      {byline && (
        <Fact icon="user" label="Written by" size="sm">
          {byline}
        </Fact>
      )}
    </FactList>
  );
}
