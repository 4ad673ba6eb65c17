import { breadcrumbList, type PageModule } from '@site/remote-kit';
import { articleHref, articleOf } from '../../content/articles.ts';
import { Article } from './article.tsx';
import type { ArticleText } from './article-text.ts';
import { articleTrail } from './article-trail.ts';

/** The page of an article: its facts around its text. */
export function articlePage(slug: string, { default: Text, tableOfContents }: ArticleText): PageModule {
  const article = articleOf(slug);
  const { title, excerpt, tags } = article;
  return {
    Component: () => <Article article={article} Text={Text} sections={tableOfContents} />,
    meta: ({ url }) => ({
      title,
      description: excerpt,
      keywords: tags.join(', '),
      canonical: articleHref(article),
      structuredData: [breadcrumbList(articleTrail(article), url.origin)],
    }),
  };
}
