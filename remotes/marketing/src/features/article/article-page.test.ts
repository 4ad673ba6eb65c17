import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '@site/design-system';
import { articleOf, articles } from '../../content/articles.ts';
import { chiefExecutive } from '../../content/team.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { articleDate } from '../article-card/article-date.ts';

const hasText = ({ slug }: { slug: string }) =>
  existsSync(new URL(`../../pages/article-${slug}/article.mdx`, import.meta.url));

const pages = await Promise.all(
  articles.filter(hasText).map(async ({ slug }) => ({ ...articleOf(slug), ...(await renderPage(`/blog/${slug}`)) })),
);

test.each(pages)('$slug leads back to the list, by a link and a breadcrumb', ({ html }) => {
  expect(html).toMatch(/<a [^>]*href="\/blog"[^>]*>.*?Back to all articles/s);
  expect(html).toMatch(/<nav aria-label="Breadcrumb".*?href="\/".*?href="\/blog"/s);
});

test.each(pages)('$slug shows its category, title, summary, date, reading time and author', (page) => {
  const [header = ''] = /<section data-tone="ink".*?<\/section>/s.exec(page.html) ?? [];
  const facts = [page.category, page.title, page.excerpt, articleDate(page.date), `${page.readTime} min read`];
  for (const fact of [...facts, `By ${chiefExecutive.name}`]) expect(header).toContain(fact);
  expect(chiefExecutive.position).toMatch(/^Chief executive/);
});

test.each(pages)('$slug has a button to share it', ({ html }) => {
  expect(html).toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?(?:<[^>]*>)*Share article/s);
});

test.each(pages)('$slug ends with ways to the candidates’ page, a call and an email', ({ html }) => {
  const closing = html.slice(html.indexOf('Ready for your next road?'));
  for (const href of ['/candidates', brand.phone.href, `mailto:${brand.emails.recruitment}`]) {
    expect(closing).toContain(`href="${href}"`);
  }
});

test.each(pages)('$slug leads to another article', ({ slug, html }) => {
  const others = [...html.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, other]) => other);
  expect(others.filter((other) => other !== slug)).not.toEqual([]);
});
