import { brand } from '@site/design-system';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';

const { html, text } = await renderPage('/partners/weightmans');

/** The topics of the list in the scrolling region of this name. */
const topicsOf = (name: string) =>
  [
    ...(new RegExp(`role="region" aria-label="${name}".*?</ul>`, 's').exec(html)?.[0] ?? '').matchAll(
      /<li[^>]*>(.*?)<\/li>/g,
    ),
  ].map(([, topic]) => topic);

test('the partnership with Weightmans is for PSV and HGV operators', () => {
  expect(text).toContain('Legal support for PSV and HGV operators');
  expect(text).toContain('Weightmans');
});

test.each([
  'Free initial consultation',
  'Preferential rates',
  'Cost-effective solutions',
  'Industry-specific expertise',
  'Dedicated team',
])('it offers: %s', (offer) => {
  expect(html).toMatch(new RegExp(`<h3[^>]*>${offer}</h3>`));
});

test.each([
  ['For organisations', 36],
  ['For individuals', 11],
  ['Insurance', 15],
  ['Products', 15],
])('the list "%s" has %i different topics, and scrolls by keyboard', (name, count) => {
  const topics = topicsOf(name);
  expect(topics).toHaveLength(count);
  expect(new Set(topics).size).toBe(count);
  expect(html).toMatch(new RegExp(`role="region" aria-label="${name}" tabindex="0"`));
});

test('no topic is in two lists', () => {
  const topics = ['For organisations', 'For individuals', 'Insurance', 'Products'].flatMap(topicsOf);
  expect(new Set(topics).size).toBe(77);
  expect(text).toContain('77 topics');
});

test('reasons to choose it are given', () => {
  const [, block = ''] = /Why operators choose this route(.*?)<\/section>/s.exec(html) ?? [];
  expect(block.match(/<li/g)?.length).toBeGreaterThan(3);
});

test('it is reached by email and by phone', () => {
  expect(html).toContain(`href="mailto:${brand.emails.legal}`);
  expect(html).toContain(`href="${brand.phone.href}"`);
});

test('a link leads back to the partners', () => {
  expect(html).toMatch(/<a[^>]*href="\/partners"[^>]*><svg.*?<\/svg>All partners<\/a>/s);
});
