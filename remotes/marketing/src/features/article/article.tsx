import {
  Breadcrumb,
  Cluster,
  Columns,
  Container,
  Disclosure,
  Icon,
  Link,
  OnThisPage,
  Prose,
  type PageSection,
} from '@site/design-system';
import { usePageAddress } from '@site/remote-kit';
import { frame } from '../../content/article.ts';
import { articleHref, KNOWLEDGE_HUB, type ArticleFacts } from '../../content/articles.ts';
import { useCurrentSection } from '../contents/use-current-section.ts';
import { NewestJobs } from '../newest-jobs/newest-jobs.tsx';
import { ArticleHeader } from './article-header.tsx';
import { articleTrail } from './article-trail.ts';
import { Closing } from './closing.tsx';
import { Neighbours } from './neighbours.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { textElements } from './text-elements.tsx';
import type { ArticleText } from './article-text.ts';
import styles from './article.module.css';

export interface ArticleProps {
  article: ArticleFacts;
  sections: readonly PageSection[];
  Text: ArticleText['default'];
}

export function Article({ article, Text, sections }: ArticleProps) {
  const address = usePageAddress(articleHref(article));
  const current = useCurrentSection(sections);
  return (
    <>
      <article>
        <ArticleHeader article={article} address={address} />
        <Container className={styles.layout}>
          <div className={styles.progress} aria-hidden="true" />
          <Cluster justify="between" className={styles.ways}>
            <Link href={KNOWLEDGE_HUB.href} variant="standalone">
              <Icon name="chevron-left" size="sm" />
              {frame.backToAll}
            </Link>
            <Breadcrumb items={articleTrail(article)} />
          </Cluster>
          <Columns ratio="contents-main" className={styles.columns}>
            <OnThisPage
              label={frame.contents}
              layout="beside"
              sections={sections}
              current={current}
              className={styles.beside}
            />
            <div>
              <Disclosure summary={frame.contents} className={styles.above}>
                <OnThisPage label={frame.contents} sections={sections} />
              </Disclosure>
              <Prose className={styles.text}>
                <Text components={textElements} />
              </Prose>
              <p className={styles.address}>
                {frame.printedAt} {address}
              </p>
              <Neighbours slug={article.slug} />
            </div>
          </Columns>
        </Container>
      </article>
      {article.role && <NewestJobs of={article.role} className={styles.unprinted} />}
      <RelatedArticles article={article} />
      <Closing />
    </>
  );
}
