import { expect, test } from 'vitest';
import { articles } from '../../content/articles.ts';
import { renderPage } from '../../testing/render-page.tsx';

const { html, text } = await renderPage('/blog');

/** From the specification of the site, in its order. */
const specified = [
  ['future-of-hgv-driving', '8th June 2025', 8, 'Industry news'],
  ['safety-tips', '15th May 2025', 7, 'Safety'],
  ['salary-negotiation', '6th June 2025', 8, 'Career advice'],
  ['driver-hours-regulations', '5th June 2025', 9, 'Industry news'],
  ['career-progression', '4th June 2025', 10, 'Career advice'],
  ['scotland-expansion', '3rd June 2025', 6, 'Company news'],
] as const;

/** The cards of a page, each as its address and text. */
const cardsOf = (page: string) =>
  [...page.matchAll(/<article.*?<\/article>/gs)].map(([card]) => ({
    href: /href="([^"]+)"/.exec(card)?.[1],
    text: card.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
  }));

test('the six articles are listed', () => {
  expect(cardsOf(html).map(({ href }) => href)).toEqual(specified.map(([slug]) => `/blog/${slug}`));
});

test.each(specified)('%s is dated %s, takes %i minutes and belongs to %s', (slug, date, minutes, category) => {
  const card = cardsOf(html).find(({ href }) => href === `/blog/${slug}`);
  expect(card?.text).toContain(date);
  expect(card?.text).toContain(`${minutes} min read`);
  expect(card?.text).toContain(category);
});

test.each(['All', 'Industry news', 'Safety', 'Career advice', 'Company news'])('there is a chip for %s', (name) => {
  expect(html).toMatch(new RegExp(`<button[^>]*role="radio" aria-checked="${name === 'All'}"[^>]*>${name}</button>`));
});

test('the first article is featured', () => {
  const [first, ...others] = cardsOf(html);
  expect(first?.text).toContain('Featured');
  for (const other of others) expect(other.text).not.toContain('Featured');
});

test.each(['?q=driv', '?category=Safety', '?topic=Pay'])('%s features no article', async (query) => {
  const cards = cardsOf((await renderPage(`/blog${query}`)).html);
  expect(cards).not.toEqual([]);
  expect(cards.map((card) => card.text).join()).not.toContain('Featured');
});

test('a search finds words in title or excerpt, in any case, within the chosen category', async () => {
  const found = await renderPage('/blog?q=SALARY&category=Career+Advice');
  expect(cardsOf(found.html).map(({ href }) => href)).toEqual(['/blog/salary-negotiation']);
  expect(found.text).toContain('1 article in Career advice matching “SALARY”');
  expect(found.html).toContain('value="SALARY"');
  expect((await renderPage('/blog?q=salary&category=Safety')).text).toContain('No articles found');
});

test('a search that finds nothing leads back to all articles', async () => {
  const found = await renderPage('/blog?q=submarine');
  expect(found.text).toContain('No articles matching “submarine”');
  expect(found.html).toMatch(/<a [^>]*href="\/blog"[^>]*>.*?Show all articles/s);
});

test('popular topics are tags of the articles and lead to them', async () => {
  const links = [...html.matchAll(/href="(\/blog\?topic=[^"#]+)#articles"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(3);
  for (const href of links) {
    const topic = new URLSearchParams(href.split('?')[1]).get('topic') ?? '';
    const tagged = articles.filter(({ tags }) => tags.includes(topic)).map(({ slug }) => `/blog/${slug}`);
    expect(cardsOf((await renderPage(href)).html).map((card) => card.href)).toEqual(tagged);
  }
});

test('the newsletter explains that a link in an email confirms the address', () => {
  expect(html).toMatch(/<form[^>]*action="\/blog#newsletter"[^>]*method="post"/);
  expect(text).toContain('Press the button in the email that we send you. The link works for 7 days.');
});

test('once an address has been posted, the page says to look for the email', async () => {
  const posted = await renderPage('/blog?subscribed');
  expect(posted.text).toContain('Please check your email');
  expect(posted.html).not.toContain('name="email"');
});

test.each(['/blog.rss', '/blog.atom', '/blog.json'])('feed readers find %s', (href) => {
  expect(html).toContain(`href="${href}"`);
});

test.each(['/candidates', '/clients'])('a call to action leads to %s', (href) => {
  expect(html).toContain(`href="${href}"`);
});
