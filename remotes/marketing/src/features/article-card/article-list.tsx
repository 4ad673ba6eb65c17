import { Grid } from '@site/design-system';
import type { ArticleFacts } from '../../content/articles.ts';
import { ArticleCard } from './article-card.tsx';

/** Articles in rows of up to three. */
export function ArticleList({ articles }: { articles: readonly ArticleFacts[] }) {
  return (
    <Grid as="ul" min="md" fill>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} />
        </li>
      ))}
    </Grid>
  );
}
