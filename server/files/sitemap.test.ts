import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { brand } from '@site/design-system/brand';
import { createMockApi, mockState } from '@site/mocks';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import type { ListeningServer } from '../http/listen.ts';
import { createPages } from '../pages/pages.ts';
import type { FoundRemote } from '../remotes/found-remote.ts';
import { createPageHosts } from '../rendering/page-hosts.ts';
import { serveSite } from '../serve-site.ts';
import { createSearchEngineFiles } from './search-engines.ts';
import { createSitemap } from './sitemap.ts';

let site: ListeningServer;
let entries: { address: string; lastModified: string | undefined }[];
beforeAll(async () => {
  site = await serveSite({ api: createMockApi(), log: createLog(() => undefined), port: 0 });
  entries = read(await textAt('/sitemap-1.xml'));
});
afterAll(() => site.close());

const textAt = async (path: string) => (await fetch(site.url + path)).text();

function read(xml: string, element: 'url' | 'sitemap' = 'url') {
  const { getElementsByTagName, textContent } = DomUtils;
  const document = parseDocument(xml, { xmlMode: true });
  const textOf = (name: string, entry: Parameters<typeof getElementsByTagName>[1]) =>
    getElementsByTagName(name, entry).map(textContent)[0];
  return getElementsByTagName(element, document).map((entry) => ({
    address: textOf('loc', entry) ?? '',
    lastModified: textOf('lastmod', entry),
  }));
}

const paths = () => entries.map(({ address }) => new URL(address).pathname);

/** The path of every page without parameters, from the newest builds. */
const pagePaths = (): string[] =>
  globSync('remotes/*/dist/remote.json', { cwd: join(import.meta.dirname, '../..') }).flatMap((file) => {
    const { routes } = JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')) as RemoteDescriptor;
    return routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  });

/** The pages of a remote with these routes, beside one without a build. */
function pagesOf(routes: readonly { path: string; load: () => Promise<object> }[]) {
  const log = createLog(() => undefined);
  const loadRenderer = async () => (await import('../../shell/src/entry-server.tsx')).createRenderer;
  const build = {
    name: 'jobs',
    version: '1.0.0-a',
    base: '',
    routes,
    links: [],
    files: {},
    code: { load: async () => ({ routes }) },
  };
  const remotes = [
    { name: 'jobs', paths: [], build },
    { name: 'missing', paths: [] },
  ] as unknown as FoundRemote[];
  return createPages({
    api: createMockApi(),
    log,
    findRemotes: async () => ({ remotes, revision: '1' }),
    hosts: createPageHosts({ loadRenderer, log }),
    loadRenderer,
  });
}

test('robots.txt lets search engines in, and names the sitemap', async () => {
  expect(await textAt('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${brand.url}/sitemap.xml\n`);
});

const FILES = ['/sitemap.xml', '/sitemap-1.xml', '/openapi.json', '/robots.txt', '/.well-known/security.txt'];
const OTHERS = ['/', '/jobs', '/jobs.rss', '/icon.svg', '/remotes/marketing/mf-manifest.json', '/nowhere'];
const CALLS = ['/.netlify/functions/get-jobs', '/rest/v1/public_jobs?select=*'];

test.each([...FILES, ...OTHERS, ...CALLS])('HEAD of %s says what GET would say', async (path) => {
  const [head, get] = await Promise.all(['HEAD', 'GET'].map((method) => fetch(site.url + path, { method })));
  const said = ({ status, headers }: Response) => [
    status,
    ...['content-type', 'cache-control', 'vary', 'etag'].map((name) => headers.get(name)),
  ];
  expect(said(head!)).toEqual(said(get!));
});

test('the sitemap is an index of sitemaps, each with the time of its newest change', async () => {
  const response = await fetch(`${site.url}/sitemap.xml`);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const newest = entries
    .map(({ lastModified }) => lastModified ?? '')
    .toSorted()
    .at(-1);
  expect(read(await response.text(), 'sitemap')).toEqual([
    { address: `${brand.url}/sitemap-1.xml`, lastModified: newest },
  ]);
});

test('a sitemap is split before it has more addresses than search engines read', async () => {
  const addresses = ['/a', '/b?x=1&y=2', '/c', '/d', '/e'].map((path, day) => ({
    path,
    lastModified: `2026-01-0${day + 1}T00:00:00.000Z`,
  }));
  const files = createSearchEngineFiles({ addresses: async () => addresses, siteUrl: brand.url, perFile: 2 });
  const at = async (path: string) => read(await (await files.request(path)).text());
  const index = read(await (await files.request('/sitemap.xml')).text(), 'sitemap');
  expect(index.map(({ address, lastModified }) => [new URL(address).pathname, lastModified?.slice(0, 10)])).toEqual([
    ['/sitemap-1.xml', '2026-01-02'],
    ['/sitemap-2.xml', '2026-01-04'],
    ['/sitemap-3.xml', '2026-01-05'],
  ]);
  const parts = await Promise.all([1, 2, 3].map((number) => at(`/sitemap-${number}.xml`)));
  expect(parts.flat().map(({ address }) => address.replace(brand.url, ''))).toEqual(addresses.map(({ path }) => path));
  expect((await files.request('/sitemap-4.xml')).status).toBe(404);
  expect((await files.request('/sitemap-0.xml')).status).toBe(404);
});

test('a sitemap is XML, and names each address once', async () => {
  const response = await fetch(`${site.url}/sitemap-1.xml`);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await response.text()).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  expect(new Set(paths()).size).toBe(entries.length);
  expect(entries.every(({ address }) => address.startsWith(`${brand.url}/`))).toBe(true);
});

test.each(pagePaths())('%s is in the sitemap if search engines may show it, and only then', async (path) => {
  const isIndexed = !/<meta name="robots" content="noindex"/.test(await textAt(path));
  expect(paths().includes(path)).toBe(isIndexed);
});

test('every open job is in the sitemap, with the time of its last change', () => {
  const jobs = entries.filter(({ address }) => /^\/jobs\/[\w-]*-\d+$/.test(new URL(address).pathname));
  const expected = mockState.jobs.map(({ slug, created_at }) => [`${brand.url}/jobs/${slug}`, created_at]);
  expect(jobs.map(({ address, lastModified }) => [address, lastModified]).toSorted()).toEqual(expected.toSorted());
});

test('an article is in the sitemap with its date', () => {
  expect(entries).toContainEqual({ address: `${brand.url}/blog/safety-tips`, lastModified: '2025-05-15' });
});

test('landing pages with jobs are in the sitemap, with the time of their newest change', () => {
  const landing = entries.filter(({ address }) => /\/jobs\/(in\/|hgv-driver$|hgv-driver\/in\/)/.test(address));
  expect(landing.map(({ address }) => address)).toEqual(
    expect.arrayContaining([
      `${brand.url}/jobs/hgv-driver`,
      `${brand.url}/jobs/in/leeds`,
      `${brand.url}/jobs/hgv-driver/in/leeds`,
    ]),
  );
  expect(landing.filter(({ lastModified }) => !lastModified)).toEqual([]);
});

test('a page that fails is left out, and the others are named', async () => {
  const page = (path: string, addresses?: () => Promise<never>) => ({
    path,
    load: async () => ({ meta: () => ({}), addresses }),
  });
  const failing = async () => Promise.reject(new Error('the database is away'));
  const logged: string[] = [];
  const list = createSitemap({
    pages: await pagesOf([page('/jobs'), page('/jobs/:slug', failing)]),
    revision: async () => '1',
    log: createLog((line) => logged.push(line)),
  });
  expect(await list()).toEqual([{ path: '/jobs' }]);
  expect(logged).toEqual([expect.stringMatching(/"sitemap\.incomplete","remote":"jobs".*the database is away/)]);
});

test('a list that could not be made is made for whoever comes next', async () => {
  let isBroken = true;
  const list = createSitemap({
    pages: {
      addresses: async () => {
        if (isBroken) throw new Error('out of files');
        return [{ remote: 'jobs', version: '1.0.0-a', addresses: [{ path: '/jobs' }], problems: [] }];
      },
    },
    revision: async () => '1',
    log: createLog(() => undefined),
  });
  await expect(list()).rejects.toThrow('out of files');
  isBroken = false;
  expect(await list()).toEqual([{ path: '/jobs' }]);
});

test('what the sitemap names is there', async () => {
  for (const path of [paths().at(0), paths().at(-1)]) {
    expect((await fetch(site.url + path, { redirect: 'manual' })).status, path).toBe(200);
  }
});

test.each([
  { first: '1', later: '1', times: 'once' },
  { first: '1', later: undefined, times: 'once' },
  { first: undefined, later: undefined, times: 'each time' },
])(
  'where the data’s revision is $first, and later $later, the addresses are read $times',
  async ({ first, later, times }) => {
    let reads = 0;
    const addresses = async () => [{ path: `/jobs/${(reads += 1)}` }];
    const list = createSitemap({
      pages: await pagesOf([{ path: '/jobs', load: async () => ({ meta: () => ({}), addresses }) }]),
      revision: async () => (reads === 0 ? first : later),
      log: createLog(() => undefined),
    });
    await list();
    expect(await list()).toEqual([{ path: times === 'once' ? '/jobs/1' : '/jobs/2' }]);
  },
);
