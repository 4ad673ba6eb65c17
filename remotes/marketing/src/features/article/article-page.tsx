import type { PageModule } from '@site/remote-kit';
import { articleOf } from '../../content/articles.ts';
import { Article } from './article.tsx';
import type { ArticleText } from './article-text.ts';
import { articleMeta } from './meta.ts';

/** The page of an article: its facts around its text. */
export function articlePage(
  slug: string,
  Text: ArticleText['default'],
  contents: ArticleText['tableOfContents'],
): PageModule {
  const article = articleOf(slug);
  const sections = contents.map(({ id, value }) => ({ id, title: value }));
  return {
    Component: () => <Article article={article} Text={Text} sections={sections} />,
    meta: articleMeta(article),
  };
}
