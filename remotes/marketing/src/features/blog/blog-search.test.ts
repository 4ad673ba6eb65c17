import { expect, test } from 'vitest';
import { articles } from '../../content/articles.ts';
import { blogSearchHref, findArticles, parseBlogSearch, topicCounts, unreadIn } from './blog-search.ts';

const slugs = (query: string) => findArticles(parseBlogSearch(new URLSearchParams(query))).map(({ slug }) => slug);
const every = articles.map(({ slug }) => slug);

test.each([
  ['nothing', '', every],
  ['a word in a title', 'q=tips', ['safety-tips']],
  ['a word in an excerpt', 'q=dundee', ['scotland-expansion']],
  ['words in capitals', 'q=NEGOTIATING+YOUR', ['salary-negotiation']],
  ['an apostrophe as a keyboard types it', "q=drivers'", ['driver-hours-regulations']],
  ['one as another keyboard types it', 'q=drivers`', ['driver-hours-regulations']],
  ['blanks around a word', 'q=++tips+', ['safety-tips']],
  ['words that no article has', 'q=submarine', []],
  ['a category', 'category=Career+Advice', ['salary-negotiation', 'career-progression']],
  ['All', 'category=', every],
  ['an unknown category', 'category=Sport', every],
  ['a category and a word that only another category has', 'category=Safety&q=dundee', []],
  ['a topic', 'topic=Fatigue', ['safety-tips', 'driver-hours-regulations']],
  ['a category with other capitals', 'category=SAFETY', ['safety-tips']],
  ['an unknown topic', 'topic=Sport', every],
])('%s', (_what, query, found) => {
  expect(slugs(query)).toEqual(found);
});

test.each([
  ['', ''],
  ['category=Safety&topic=Fatigue', ''],
  ['category=&topic=+', ''],
  ['category=Sport', '“Sport” is not a category.'],
  ['q=pay&category=Sport&topic=Golf', '“Sport” is not a category. “Golf” is not a topic.'],
])('of %j, what is not understood is named: %j', (query, named) => {
  expect(unreadIn(new URLSearchParams(query))).toBe(named);
});

test('a search has one address, and nothing is in it that was not asked for', () => {
  expect(blogSearchHref({})).toBe('/blog');
  expect(blogSearchHref({ words: ' ', category: 'Career advice' })).toBe('/blog?category=Career+advice');
  expect(blogSearchHref({ words: 'pay', topic: 'Careers' })).toBe('/blog?q=pay&topic=Careers');
});

test('the topics of most articles come first', () => {
  const counts = [...topicCounts.values()];
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect([...topicCounts.keys()][0]).toBe('Careers');
});
