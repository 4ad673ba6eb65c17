import { DomUtils, parseDocument } from 'htmlparser2';
import { matchPath } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '@site/design-system/brand';
import { createMockApi } from '@site/mocks';
import type { RemoteModule } from '@site/remote-kit';
import type { PageHeads } from '@site/remote-kit/page-heads.ts';
import { createSourcePages, readRemotes } from './source-pages.test-support.ts';

/** The pages that a remote's own `src/page-heads.test-support.ts` lists. */
const headsOf = async (remote: string) =>
  ((await import(`../../remotes/${remote}/src/page-heads.test-support.ts`)) as { pageHeads: PageHeads }).pageHeads;

const remotes = await readRemotes();
/** Every page of the site; one stands for those that differ only in their parameters. */
const PAGES: PageHeads = Object.assign({}, ...(await Promise.all(remotes.map(({ name }) => headsOf(name)))));

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

test('every page of every remote is in its list', async () => {
  const routes = await Promise.all(
    remotes.map(async ({ name }) => {
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

  test('says the same to social networks, with a picture, in British English', () => {
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
      author: { '@type': 'Person', name: expect.any(String) as string, jobTitle: 'Chief executive and founder' },
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
