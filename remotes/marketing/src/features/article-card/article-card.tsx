import { Badge, MediaCard, Text, type HeadingLevel } from '@site/design-system';
import { articleHref, type ArticleFacts as Facts } from '../../content/articles.ts';
import { ArticlePicture } from '../article-pictures/article-picture.tsx';
import { ArticleFacts } from './article-facts.tsx';

export interface ArticleCardProps {
  article: Facts;
  level?: Exclude<HeadingLevel, 1>;
  /** Why the article stands out: its card is larger. */
  badge?: string;
}

export function ArticleCard({ article, level = 3, badge }: ArticleCardProps) {
  const { slug, title, excerpt, category } = article;
  return (
    <MediaCard
      picture={<ArticlePicture slug={slug} />}
      title={title}
      href={articleHref(article)}
      level={level}
      size={badge ? 'lg' : 'md'}
      eyebrow={
        <>
          {badge && <Badge>{badge}</Badge>}
          {category}
        </>
      }
    >
      <Text muted size={badge ? 'lg' : 'md'}>
        {excerpt}
      </Text>
      <ArticleFacts {...article} />
    </MediaCard>
  );
}
