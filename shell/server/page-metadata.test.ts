import { DomUtils, parseDocument } from 'htmlparser2';
import { matchPath } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANDING_ROLES } from '@site/contract';
import { brand } from '@site/design-system/brand';
import { createMockApi, mockState } from '@site/mocks';
import type { RemoteModule } from '@site/remote-kit';
import registry from '../registry.json' with { type: 'json' };
import { createSourcePages } from './source-pages.test-support.ts';

/** What is expected of a page, besides what is expected of all. */
interface Expected {
  /** The path of the page above it, which its breadcrumbs or its back link name. */
  below?: string;
  /** The date that an article shows. */
  article?: string;
  /** Whether it answers frequently asked questions. */
  faq?: true;
  /** Whether it can be followed in a feed reader. */
  feeds?: true;
  /** Kept out of search engines, which then need no description of the usual length. */
  hidden?: true;
}

const [job] = mockState.jobs;
const A_JOB = `/jobs/${job!.slug}`;

/** Every page of the site; one stands for those that differ only in their parameters. */
const PAGES: Record<string, Expected> = {
  '/': {},
  '/about': { below: '/' },
  '/partners': { below: '/' },
  '/partners/weightmans': { below: '/partners' },
  '/partners/cpt': { below: '/partners' },
  '/clients': { below: '/' },
  '/candidates': { below: '/' },
  '/jobs': { below: '/', feeds: true },
  ...Object.fromEntries(LANDING_ROLES.map(({ slug }) => [`/jobs/${slug}`, { below: '/jobs', feeds: true }])),
  '/jobs/in/leeds': { below: '/jobs', feeds: true },
  '/jobs/hgv-driver/in/leeds': { below: '/jobs/hgv-driver', feeds: true },
  [A_JOB]: { below: '/jobs/hgv-driver' },
  '/blog': { below: '/', feeds: true },
  '/blog/future-of-hgv-driving': { below: '/blog', article: '2025-06-08' },
  '/blog/safety-tips': { below: '/blog', article: '2025-05-15' },
  '/blog/salary-negotiation': { below: '/blog', article: '2025-06-06' },
  '/blog/driver-hours-regulations': { below: '/blog', article: '2025-06-05' },
  '/blog/career-progression': { below: '/blog', article: '2025-06-04' },
  '/blog/scotland-expansion': { below: '/blog', article: '2025-06-03' },
  '/contact': { below: '/', faq: true },
  '/privacy': { below: '/' },
  '/terms': { below: '/' },
  '/credits': { below: '/' },
  '/subscription': { hidden: true },
  '/jobs/saved': { hidden: true },
  '/jobs/alerts': { hidden: true },
  [`${A_JOB}/apply`]: { hidden: true },
  '/test-supabase': { hidden: true },
  '/test-supabase-debug': { hidden: true },
  '/staff': { hidden: true },
  '/staff/syncs': { hidden: true },
  '/staff/syncs/1': { hidden: true },
  '/staff/mail': { hidden: true },
  '/staff/mail/5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10': { hidden: true },
  '/staff/searches': { hidden: true },
  '/staff/proposal-access': { hidden: true },
  '/staff/remotes': { hidden: true },
  '/staff/audit-log': { hidden: true },
  '/staff/submissions': { hidden: true },
  '/staff/submissions/APP-7K2M9Q': { hidden: true },
  '/lcrca-proposal': { hidden: true },
  '/LCRCAPROPOSAL': { hidden: true },
  '/proposals/lcrca/original': { hidden: true },
  '/proposals/lcrca/updated': { hidden: true },
  '/transport-uk-proposal': { hidden: true },
};

interface Block {
  '@type': string;
  [property: string]: unknown;
}

const mock = createMockApi();
const pages = await createSourcePages({ ...mock, addressOf: () => '203.0.113.7' });

/** A page's head, structured data and content as the server sends them. */
async function read(path: string) {
  const page = await pages.render(new Request(brand.url + path));
  if (page instanceof Response) throw new Error(`${path} answers ${page.status}`);
  const head = parseDocument(page.head);
  const body = parseDocument(page.body);
  const contents = (attribute: string) => (name: string) =>
    DomUtils.findAll((element) => element.attribs[attribute] === name, [head]).map(({ attribs }) => attribs['content']);
  const elements = (name: string) => DomUtils.getElementsByTagName(name, body);
  const scripts = elements('script').filter(({ attribs }) => attribs['type'] === 'application/ld+json');
  const blocks = scripts.map((script) => JSON.parse(DomUtils.textContent(script)) as Block);
  return {
    status: page.status,
    title: asRead(DomUtils.textContent(DomUtils.getElementsByTagName('title', head))),
    named: contents('name'),
    property: contents('property'),
    linked: (rel: string) =>
      DomUtils.findAll(({ attribs }) => attribs['rel'] === rel, [head]).map(({ attribs }) => attribs),
    block: (type: string) => blocks.filter((block) => block['@type'] === type),
    blockTypes: blocks.map((block) => block['@type']),
    text: asRead(DomUtils.innerText(body.children)),
    headings: (name: string) => elements(name).map((heading) => asRead(DomUtils.textContent(heading))),
    links: DomUtils.getElementsByTagName('a', elements('main')).map(({ attribs }) => attribs['href']),
    dates: elements('time').map(({ attribs }) => attribs['datetime']),
  };
}

/** Without what only keeps lines together. */
const asRead = (text: string): string => text.replaceAll('\u2011', '-').replaceAll(/\s+/g, ' ').trim();

type Page = Awaited<ReturnType<typeof read>>;
const site = new Map<string, Page>();
beforeAll(async () => {
  for (const path of Object.keys(PAGES)) site.set(path, await read(path));
});

const indexed = Object.keys(PAGES).filter((path) => !PAGES[path]!.hidden);

test('every page of every remote is in the table above', async () => {
  const routes = await Promise.all(
    registry.map(async ({ name }) => {
      const module = (await import(`../../remotes/${name}/src/routes.tsx`)) as RemoteModule;
      return module.routes.map(({ path }) => path);
    }),
  );
  const missing = routes.flat().filter((route) => !Object.keys(PAGES).some((path) => matchPath(route, path)));
  expect(missing).toEqual([]);
});

describe.each(Object.entries(PAGES))('%s', (path, { below, article, faq, feeds, hidden }) => {
  let page: Page;
  beforeAll(() => void (page = site.get(path)!));

  test('has a title that names the agency once, a description, keywords and one canonical address', () => {
    expect(page.status).toBe(200);
    expect(page.title).toMatch(/^[^|]+( \| [^|]+)?$/);
    expect(page.title.split(brand.name)).toHaveLength(2);
    expect(page.named('description')).toEqual([expect.stringMatching(/./)]);
    expect(page.named('keywords')).toEqual([expect.stringMatching(/^[^,]+(, [^,]+)+$/)]);
    expect(page.linked('canonical')).toHaveLength(1);
    expect(page.named('robots')).toEqual(hidden ? ['noindex'] : []);
  });

  test('says the same to social networks, with a picture, in British English and the brand’s colour', () => {
    const [title] = page.property('og:title');
    const canonical = page.linked('canonical')[0]?.['href'];
    expect(asRead(title ?? '')).toBe(page.title);
    expect(page.named('twitter:title')).toEqual([title]);
    expect(page.property('og:description')).toEqual(page.named('description'));
    expect(page.named('twitter:description')).toEqual(page.named('description'));
    expect(page.property('og:url')).toEqual([canonical]);
    expect(page.property('og:type')).toEqual([article ? 'article' : 'website']);
    expect(page.property('og:locale')).toEqual(['en_GB']);
    expect(page.property('og:site_name')).toEqual([brand.name]);
    expect(page.property('og:image')).toEqual([expect.stringMatching(`^${brand.url}/.+\\.jpg$`)]);
    expect(page.property('og:image:alt')).toEqual([expect.stringMatching(/./)]);
    expect(page.named('twitter:image')).toEqual(page.property('og:image'));
    expect(page.named('twitter:card')).toEqual(['summary_large_image']);
    expect(page.named('theme-color')).toEqual(['#FF6E00']);
  });

  test('tells search engines about the agency, and nothing twice', () => {
    expect(page.block('EmploymentAgency')).toEqual([
      expect.objectContaining({ name: brand.legalName, url: brand.url }),
    ]);
    expect(new Set(page.blockTypes).size).toBe(page.blockTypes.length);
  });

  if (hidden) return;

  test('is described in 120 to 160 characters, at its own address', () => {
    expect(page.named('description')[0]).toMatch(/^.{120,160}$/s);
    expect(page.linked('canonical')).toEqual([expect.objectContaining({ href: brand.url + path })]);
  });

  test(feeds ? 'names its feeds' : 'names no feeds', () => {
    const types = page.linked('alternate').map(({ type }) => type);
    expect(types).toEqual(feeds ? ['application/rss+xml', 'application/atom+xml', 'application/feed+json'] : []);
  });

  test(below ? `is below ${below}, for people and for search engines` : 'is below no other page', () => {
    const trails = page.block('BreadcrumbList') as unknown as { itemListElement: { name: string; item?: string }[] }[];
    const above = trails.map(({ itemListElement }) => itemListElement.at(-2)?.item);
    expect(above).toEqual(below ? [new URL(below, brand.url).href] : []);
    if (!below) return;
    expect(page.links).toContain(below);
    const shown = trails.flatMap(({ itemListElement }) => itemListElement.map(({ name }) => asRead(name)));
    for (const name of shown) expect(page.text).toContain(name);
  });

  test(article ? 'is an article by a named person, with the date that it shows' : 'is not called an article', () => {
    const [heading] = page.headings('h1');
    const articles = page.block('Article').map((block) => ({ ...block, headline: asRead(String(block['headline'])) }));
    const expected = {
      headline: heading,
      datePublished: article,
      author: { '@type': 'Person', name: expect.any(String) as string, jobTitle: 'Chief Executive and Founder' },
      publisher: expect.objectContaining({ name: brand.legalName }) as object,
      image: `${brand.url}${path}/share.jpg`,
      mainEntityOfPage: brand.url + path,
    };
    expect(articles).toEqual(article ? [expect.objectContaining(expected)] : []);
    expect(page.property('article:published_time')).toEqual(article ? [article] : []);
    expect(page.property('article:section')).toHaveLength(article ? 1 : 0);
    expect(page.property('article:tag').length > 0).toBe(article !== undefined);
    if (!article) return;
    expect(page.property('og:image')).toEqual([`${brand.url}${path}/share.jpg`]);
    expect(page.dates).toContain(article);
    const [{ author }] = articles as unknown as [{ author: { name: string } }];
    expect(page.text).toContain(author.name);
  });

  test(
    faq ? 'gives search engines the questions that it answers' : 'claims to answer no questions that it does not show',
    () => {
      const asks = page.headings('h2').some((heading) => /frequently asked/i.test(heading));
      expect(asks).toBe(faq ?? asks);
      expect(page.block('FAQPage')).toHaveLength(asks ? 1 : 0);
      for (const block of page.block('FAQPage') as unknown as { mainEntity: Question[] }[])
        for (const { name, acceptedAnswer } of block.mainEntity) {
          expect(page.text).toContain(asRead(name));
          expect(page.text).toContain(asRead(acceptedAnswer.text));
        }
    },
  );
});

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

test('no two pages that search engines may show have one title or one description', () => {
  const shown = indexed.map((path) => site.get(path)!);
  expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length);
  expect(new Set(shown.map(({ named }) => named('description')[0])).size).toBe(shown.length);
});
