import { beforeAll, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';

let html: string;
let text: string;
beforeAll(async () => ({ html, text } = await renderPage('/')));

/** Where the links with this text lead, in their order. */
const linksOf = (label: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    .filter(([, , content]) => content?.replaceAll(/<[^>]+>/g, '').trim() === label)
    .map(([, href]) => href);

test.each([
  ['Hire with Us', '/clients'],
  ['View Opportunities', '/candidates'],
  ['Get Started Today', '/contact'],
])('“%s” leads to %s', (label, href) => expect(linksOf(label)).toEqual([href]));

test('the three statistics are shown', () => {
  expect(text).toContain('30,000+ pre-vetted drivers');
  expect(text).toContain('2023 award winning: Agency of the Year and Customer Service Excellence');
  expect(text).toContain('24/7 support');
});

test.each([
  ['contingency recruitment', '/clients#contingency-recruitment'],
  ['temporary staffing', '/clients#temporary-staffing'],
  ['built-to-fit solutions', '/clients#built-to-fit-solutions'],
])('a solution card has a “Learn More about %s”, which leads to where the client services explain it', (what, href) => {
  expect(linksOf(`Learn More about ${what}`)).toEqual([href]);
});

test.each(['No fee upfront', 'Executive search', 'Temporary staffing', 'Project campaigns', 'Built-to-fit solutions'])(
  'a solution card says “%s”',
  (words) => expect(text).toContain(words),
);

test('the sign counts from the first call', () => {
  expect(text).toContain('Emergency cover Same day');
  expect(text).toContain('Your message answered 24 hours');
  expect(text).toContain('Permanent role filled 48–72 hours');
});

test('more than 500 active jobs and full compliance are promised', () => {
  expect(text).toContain('More than 500 active jobs');
  expect(text).toContain('100% compliant');
});
