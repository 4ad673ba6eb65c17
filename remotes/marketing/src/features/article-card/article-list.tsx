import type { HeadingLevel } from '@site/design-system';
import type { ArticleFacts } from '../../content/articles.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';

export interface ArticleListProps {
  articles: readonly ArticleFacts[];
  headingLevel?: HeadingLevel;
}

/** Articles in rows of up to three. A last row that is not full has wider cards. */
export function ArticleList({ articles, headingLevel = 3 }: ArticleListProps) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
