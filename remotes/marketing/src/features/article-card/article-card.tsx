import { Badge, Card, CardLink, Cluster, Heading, Text, type HeadingLevel } from '@site/design-system';
import { articleHref, type ArticleFacts as Facts } from '../../content/articles.ts';
import { ArticlePicture } from '../article-pictures/article-picture.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article-card.module.css';

export interface ArticleCardProps {
  article: Facts;
  headingLevel?: HeadingLevel;
  /** Why the article stands out: its card is larger. */
  badge?: string;
}

/** An article in a list, its picture above the text or, where there is room, beside it. */
export function ArticleCard({ article, headingLevel = 3, badge }: ArticleCardProps) {
  const { slug, title, excerpt, category } = article;
  return (
    <div className={badge ? styles.largeFrame : styles.frame}>
      <Card as="article" interactive className={styles.card}>
        <div className={styles.picture} data-tone="ink" aria-hidden="true">
          <ArticlePicture slug={slug} />
        </div>
        <div className={styles.text}>
          <Cluster gap={3}>
            {badge && <Badge>{badge}</Badge>}
            <span className={styles.category}>{category}</span>
          </Cluster>
          <Heading level={headingLevel} size={badge ? 'lg' : 'md'}>
            <CardLink href={articleHref(article)}>{title}</CardLink>
          </Heading>
          <Text tone="muted" size={badge ? 'lg' : 'md'}>
            {excerpt}
          </Text>
          <ArticleFacts {...article} />
        </div>
      </Card>
    </div>
  );
}
