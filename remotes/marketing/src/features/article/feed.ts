import { brand } from '@site/design-system';
import { xml, type Feed, type FeedEntry } from '@site/remote-kit';
import { articleHref, articles, KNOWLEDGE_HUB, type ArticleFacts } from '../../content/articles.ts';

/** The articles, the newest first, each with its summary. */
export const articleFeed = async (): Promise<Feed> => ({
  title: `${KNOWLEDGE_HUB.label} | ${brand.name}`,
  description: `Advice and news for drivers and for the people who run fleets. ${brand.description}`,
  entries: [...articles].sort((a, b) => b.date.localeCompare(a.date)).map(feedEntry),
});

const feedEntry = (article: ArticleFacts): FeedEntry => ({
  title: article.title,
  path: articleHref(article),
  published: article.date,
  html: xml`<p>${article.excerpt}</p>`.markup,
  categories: [article.category, ...article.tags],
});
