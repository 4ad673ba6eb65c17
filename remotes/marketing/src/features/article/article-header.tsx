import { Cluster, CopyButton, Hero, Link, ShareButton } from '@site/design-system';
import { frame } from '../../content/article.ts';
import type { ArticleFacts as Facts } from '../../content/articles.ts';
import { chiefExecutive } from '../../content/team.ts';
import { ArticleFacts } from '../article-card/article-facts.tsx';
import { ArticlePicture } from '../article-pictures/article-picture.tsx';
import { blogSearchHref } from '../blog/blog-search.ts';
import styles from './article-header.module.css';

export interface ArticleHeaderProps {
  article: Facts;
  /** The article's absolute URL. */
  address: string;
}

export function ArticleHeader({ article, address }: ArticleHeaderProps) {
  const { slug, title, excerpt, category } = article;
  return (
    <Hero
      className={styles.hero}
      eyebrow={
        <Link href={blogSearchHref({ category })} variant="quiet">
          {category}
        </Link>
      }
      title={title}
      lead={excerpt}
      picture={<ArticlePicture slug={slug} />}
    >
      <div className={styles.facts}>
        <ArticleFacts {...article} byline={`${frame.byline} ${chiefExecutive.name}, ${chiefExecutive.position}`} />
        <Cluster className={styles.share}>
          <ShareButton title={title} url={address} label={frame.share} fallback="none" size="sm" />
          <CopyButton text={address} label={frame.copyLink} size="sm" variant="quiet" />
        </Cluster>
      </div>
    </Hero>
  );
}
