import { Card, CardLink, Heading, Text, type HeadingLevel } from '@site/design-system';
import { articleHref, type ArticleFacts as Facts } from '../../content/articles.ts';
import { ArticlePicture } from '../article-pictures/article-picture.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article-card.module.css';

export interface ArticleCardProps {
  article: Facts;
  headingLevel?: HeadingLevel;
}

/** An article in a list, its picture above the text or, where there is room, beside it. */
export function ArticleCard({ article, headingLevel = 3 }: ArticleCardProps) {
  const { slug, title, excerpt, category } = article;
  return (
    <li className={styles.item}>
      <Card as="article" interactive className={styles.card}>
        <div className={styles.picture} data-tone="ink" aria-hidden="true">
          <ArticlePicture slug={slug} />
        </div>
        <div className={styles.text}>
          <p className={styles.category}>{category}</p>
          <Heading level={headingLevel} size="md">
            <CardLink href={articleHref(article)}>{title}</CardLink>
          </Heading>
          <Text tone="muted">{excerpt}</Text>
          <ArticleFacts {...article} />
        </div>
      </Card>
    </li>
  );
}
