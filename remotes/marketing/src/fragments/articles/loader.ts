import type { FragmentArgs } from '@site/remote-kit';
import { articleHref, articleOf, type ArticleFacts } from '../../content/articles.ts';
import { writtenFor } from '../../content/written-for.ts';
import type { ArticlesInput } from './input.ts';

/** What a card says of an article. */
export interface ListedArticle extends Pick<ArticleFacts, 'title' | 'excerpt' | 'category' | 'readTime'> {
  href: string;
}

export interface ArticlesData {
  /** The heading above them. */
  title: string;
  articles: readonly ListedArticle[];
}

/** The articles for a trade. */
export function loadArticles({ input: { role, count } }: Pick<FragmentArgs<ArticlesInput>, 'input'>): ArticlesData {
  const { title, articles } = writtenFor[role];
  return { title, articles: articles.slice(0, count).map((slug) => listed(articleOf(slug))) };
}

function listed(article: ArticleFacts): ListedArticle {
  const { title, excerpt, category, readTime } = article;
  return { href: articleHref(article), title, excerpt, category, readTime };
}
