import { articles, type ArticleFacts } from '../../content/articles.ts';

const MOST = 3;

/** How closely two articles are related: each shared tag counts more than the category. 0 for not at all. */
const kinship = (a: ArticleFacts, b: ArticleFacts): number =>
  2 * a.tags.filter((tag) => b.tags.includes(tag)).length + Number(a.category === b.category);

/** At most three others on the same topics or of the same category, the closest first. */
export function relatedTo(article: ArticleFacts, among = articles): readonly ArticleFacts[] {
  return among
    .filter((other) => other.slug !== article.slug && kinship(article, other) > 0)
    .sort((a, b) => kinship(article, b) - kinship(article, a))
    .slice(0, MOST);
}

/** The articles before and after one in the list. */
export function neighboursOf(slug: string, among = articles) {
  const place = among.findIndex((each) => each.slug === slug);
  return { previous: among[place - 1], next: among[place + 1] };
}
