import { Hero, Prose, Section } from '@site/design-system';
import type { PageModule } from '@site/remote-kit';
import { articleOf } from '../../content/articles.ts';
import { articleMeta } from './meta.ts';

/** An article as it is compiled from its `article.mdx`. */
export type ArticleText = typeof import('*.mdx');

/** The page of an article: its facts around its text. */
export function articlePage(slug: string, { default: Text }: ArticleText): PageModule {
  const article = articleOf(slug);
  const { title, excerpt } = article;
  return {
    Component: () => (
      <>
        <Hero title={title} lead={excerpt} />
        <Section>
          <Prose>
            <Text />
          </Prose>
        </Section>
      </>
    ),
    meta: articleMeta(article),
  };
}
