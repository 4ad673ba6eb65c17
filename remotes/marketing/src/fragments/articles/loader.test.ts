import { describe, expect, test } from 'vitest';
import { articleHref, articles } from '../../content/articles.ts';
import { TRADES } from '../../content/written-for.ts';
import { loadArticles } from './loader.ts';

describe.each(TRADES)('for %s', (role) => {
  test('every article is one of ours, once', () => {
    const { articles: found } = loadArticles({ input: { role, count: 6 } });
    const hrefs = found.map(({ href }) => href);
    expect(articles.map(articleHref)).toEqual(expect.arrayContaining(hrefs));
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
});

test('those that matter most come first, and no more than are asked for', () => {
  const { title, articles: found } = loadArticles({ input: { role: 'hgv-driver', count: 2 } });
  expect(title).toBe('Written for HGV drivers');
  expect(found.map(({ href }) => href)).toEqual(['/blog/driver-hours-regulations', '/blog/salary-negotiation']);
});

test('a trade for which we have written less gets what there is', () => {
  const { articles: found } = loadArticles({ input: { role: 'management', count: 3 } });
  expect(found.map(({ href }) => href)).toEqual(['/blog/career-progression']);
});
