import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { brand } from '@site/design-system';
import { createRenderer, type RenderedPage } from '../entry-server.tsx';

const renderer = createRenderer({
  remotes: [],
  loadRemote: () => Promise.reject(new Error('There are no remotes')),
  dataLayer: undefined,
  siteUrl: undefined,
  onError: (error) => ({ message: String(error) }),
});

const request = new Request('https://www.haulwell.example/nowhere');
const { body } = (await renderer.render(request, createApiClient())) as RenderedPage;
const [header = ''] = /<header.*?<\/header>/s.exec(body) ?? [];
const [footer = ''] = /<footer.*<\/footer>/s.exec(body) ?? [];

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The links of a part of the page, each as its text and address. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    textOf(text),
    href,
  ]);

const contacts = [
  [textOf(brand.phone.display), brand.phone.href],
  [brand.email, `mailto:${brand.email}`],
];

test('the header has the phone, the email address and the tagline', () => {
  expect(linksOf(header)).toEqual(expect.arrayContaining(contacts));
  expect(textOf(header)).toContain('Efficient recruitment solutions');
});

test.each([
  ['Home', '/'],
  ['About', '/about'],
  ['Partners', '/partners'],
  ['Clients', '/clients'],
  ['Candidates', '/candidates'],
  ['Jobs', '/jobs'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
  ['View Jobs', '/jobs'],
  ['View Job Opportunities', '/jobs'],
  ['Hire with Us', '/clients'],
])('“%s” in the header leads to %s', (label, href) => {
  const addresses = linksOf(header).filter(([text]) => text === label);
  expect(new Set(addresses.map(([, address]) => address))).toEqual(new Set([href]));
});

test.each([
  ['About us', '/about'],
  ['Our services', '/clients'],
  ['For candidates', '/candidates'],
  ['Knowledge Hub', '/blog'],
  ['Contact us', '/contact'],
  ['Contingency recruitment', '/clients#contingency-recruitment'],
  ['Executive search', '/clients#executive-search'],
  ['Temporary staffing', '/clients#temporary-staffing'],
  ['Project campaigns', '/clients#project-campaigns'],
  ['Built-to-fit solutions', '/clients#built-to-fit-solutions'],
  ['Privacy policy', '/privacy'],
  ['Terms of service', '/terms'],
])('“%s” in the footer leads to %s', (label, href) => {
  expect(linksOf(footer)).toContainEqual([label, href]);
});

test('the footer has the address in Waltham Cross, the phone and the email address', () => {
  expect(textOf(footer)).toContain('Unit 4, Cartwright Yard, Station Approach Waltham Cross');
  expect(linksOf(footer)).toEqual(expect.arrayContaining(contacts));
});

test('the footer has the copyright, the blurb and the social networks, which have no pages yet', () => {
  expect(textOf(footer)).toContain(`© ${brand.legalName}. All rights reserved.`);
  expect(textOf(footer)).toContain(brand.description);
  for (const { label } of brand.social) expect(footer).toMatch(new RegExp(`<span[^>]*>${label}</span>`));
});
