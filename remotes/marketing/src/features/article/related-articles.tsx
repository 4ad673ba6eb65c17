import { Heading, Section, Stack } from '@site/design-system';
import { frame } from '../../content/article.ts';
import type { ArticleFacts } from '../../content/articles.ts';
import { ArticleList } from '../article-card/article-list.tsx';
import { relatedTo } from './related.ts';
import styles from './article.module.css';

export function RelatedArticles({ article }: { article: ArticleFacts }) {
  return (
    <Section tone="sunken" aria-labelledby="related" className={styles.unprinted}>
      <Stack gap={5}>
        <Heading level={2} id="related">
          {frame.related}
        </Heading>
        <ArticleList articles={relatedTo(article)} />
      </Stack>
    </Section>
  );
}
