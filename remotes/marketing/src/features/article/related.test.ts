import { expect, test } from 'vitest';
import { articles, type ArticleFacts } from '../../content/articles.ts';
import { neighboursOf, relatedTo } from './related.ts';

const article = (slug: string, category: ArticleFacts['category'], ...tags: string[]): ArticleFacts => ({
  ...articles[0]!,
  slug,
  category,
  tags,
});
const slugs = (found: readonly ArticleFacts[]) => found.map(({ slug }) => slug);

const shown = article('shown', 'Safety', 'Fatigue', 'Pay');
const sameTags = article('same-tags', 'Career advice', 'Pay', 'Fatigue');
const oneTag = article('one-tag', 'Career advice', 'Pay');
const sameCategory = article('same-category', 'Safety', 'Scotland');
const unrelated = article('unrelated', 'Company news', 'Scotland');

test('articles that share most tags come first, then those of the same category', () => {
  const found = relatedTo(shown, [unrelated, sameCategory, shown, oneTag, sameTags]);
  expect(slugs(found)).toEqual(['same-tags', 'one-tag', 'same-category']);
});

test('at most three are shown', () => {
  const many = ['a', 'b', 'c', 'd'].map((slug) => article(slug, 'Safety'));
  expect(slugs(relatedTo(shown, many))).toEqual(['a', 'b', 'c']);
});

test.each(articles)('$slug has related articles', (each) => {
  expect(relatedTo(each)).not.toEqual([]);
});

test('the first article has no previous one, and the last no next one', () => {
  const [first, second] = articles;
  expect(neighboursOf(first!.slug)).toEqual({ previous: undefined, next: second });
  expect(neighboursOf(second!.slug).previous).toBe(first);
  expect(neighboursOf(articles.at(-1)!.slug).next).toBeUndefined();
});
