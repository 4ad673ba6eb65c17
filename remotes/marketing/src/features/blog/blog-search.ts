import { blogHref } from '@site/remote-kit/links/marketing.ts';
import { articles, CATEGORIES, type ArticleFacts, type Category } from '../../content/articles.ts';

/** Which articles the list shows. Nothing given means all of them. */
export interface BlogSearch {
  /** Searched for in titles and excerpts. */
  words?: string | undefined;
  category?: Category | undefined;
  /** One of the articles' tags. */
  topic?: string | undefined;
}

/** Its parameters in the URL. */
export const PARAMETERS = { words: 'q', category: 'category', topic: 'topic' } as const;

/** How many articles each tag has, the most frequent first. */
export const topicCounts: ReadonlyMap<string, number> = countTopics(articles);

function countTopics(among: readonly ArticleFacts[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tag of among.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return new Map([...counts].sort(([, a], [, b]) => b - a));
}

/** Unknown categories and topics count as not given: `unreadIn` names them. */
export function parseBlogSearch(parameters: URLSearchParams): BlogSearch {
  const topic = parameters.get(PARAMETERS.topic) ?? '';
  return {
    words: parameters.get(PARAMETERS.words)?.trim() || undefined,
    category: CATEGORIES.find(
      (category) => category.toLowerCase() === parameters.get(PARAMETERS.category)?.toLowerCase(),
    ),
    topic: topicCounts.has(topic) ? topic : undefined,
  };
}

const LONGEST_NAMED = 60;

/** What is wrong with the values that were left out, in sentences. */
export function unreadIn(parameters: URLSearchParams): string {
  const search = parseBlogSearch(parameters);
  const unread = (['category', 'topic'] as const).flatMap((part) => {
    const value = parameters.get(PARAMETERS[part])?.trim();
    return value && !search[part] ? [`“${value.slice(0, LONGEST_NAMED)}” is not a ${part}.`] : [];
  });
  return unread.join(' ');
}

/** The search as name and value, without what is not given. */
export const searchEntries = (search: BlogSearch): [name: string, value: string][] =>
  (['words', 'category', 'topic'] as const).flatMap((part) => {
    const value = search[part]?.trim();
    return value ? [[PARAMETERS[part], value] as [string, string]] : [];
  });

/** The id of the list, to which searches lead. */
export const RESULTS_ID = 'articles';

export function blogSearchHref(search: BlogSearch): string {
  const query = new URLSearchParams(searchEntries(search)).toString();
  return query ? `${blogHref}?${query}` : blogHref;
}

const contains = (text: string, words: string) => plain(text).includes(plain(words));
/** As people type it. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

export const findArticles = ({ words = '', category, topic }: BlogSearch, among = articles): readonly ArticleFacts[] =>
  among.filter(
    (article) =>
      (contains(article.title, words) || contains(article.excerpt, words)) &&
      (category === undefined || article.category === category) &&
      (topic === undefined || article.tags.includes(topic)),
  );
