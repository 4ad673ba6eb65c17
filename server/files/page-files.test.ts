import { Hono } from 'hono';
import { SaxesParser } from 'saxes';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import type { Job, JobList } from '@site/contract';
import { articleOf } from '../../remotes/marketing/src/content/articles.ts';
import { createReadCounter } from '../http/rejection.ts';
import type { Pages } from '../pages/pages.ts';
import { createSourcePages } from '../pages/source-pages.test-support.ts';
import { CONNECTION } from '../serving.test-support.ts';
import { createPageFiles } from './page-files.ts';

const SITE = 'https://jobs.example';
/** What no advert should contain, and some might. */
const HOSTILE = `]]> & <b a="x">'"</b> \u0000\u0008\uFFFE \uD800 &amp; ]]>`;
const CLEAN = `]]> & <b a="x">'"</b>   &amp; ]]>`;

const job = (changes: Partial<Job> = {}): Job => ({
  id: '7',
  slug: 'night-driver-leeds-7',
  title: 'Night Driver',
  company: null,
  location: 'Leeds',
  salary_min: 30_000,
  salary_max: null,
  salary_period: 'year',
  job_type: 'temporary',
  category: 'HGV Driver',
  description: '<p>Trunking &amp; more.</p>',
  requirements: null,
  benefits: null,
  apply_url: null,
  created_at: '2026-03-01T09:00:00.000Z',
  ...changes,
});

let jobs: Job[];
let asked: string[];
let revision: string | undefined;
let answer: (() => Response) | undefined;
let app: Hono;
let pages: Pick<Pages, 'describe' | 'file' | 'find'>;
let logged: string[];

const sourcePages = await createSourcePages({
  fetch: async (request) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    return answer?.() ?? Response.json(listOf(Number(searchParams.get('page')), Number(searchParams.get('limit'))));
  },
  readiness: async () => ({ status: 'ready' }),
  dataRevision: async () => '1',
  addressOf: () => '',
});

const listOf = (page: number, limit: number): JobList => {
  const totalPages = Math.ceil(jobs.length / limit);
  return {
    jobs: jobs.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: jobs.length, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
  };
};

beforeEach(() => {
  jobs = [job(), job({ id: '8', slug: 'fitter-hull-8', title: HOSTILE, category: HOSTILE, description: HOSTILE })];
  asked = [];
  revision = '1';
  answer = undefined;
  pages = { ...sourcePages };
  logged = [];
  let reads = 0;
  app = createPageFiles({
    api: { addressOf: () => '203.0.113.7' },
    pages,
    revision: async () => revision,
    countRead: createReadCounter(() => ((reads += 1) > 20 ? 60 : 0)),
    log: createLog((line) => logged.push(line)),
    siteUrl: SITE,
    dist: '',
  });
});

const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }, CONNECTION);

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** The document's elements. @throws when it is not well-formed */
function parse(xml: string): Element[] {
  const open: Element[] = [];
  const elements: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' };
    open.push(element);
    elements.push(element);
  });
  const add = (text: string) => open.forEach((element) => (element.text += text));
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}

const textsOf = (elements: readonly Element[], name: string) =>
  elements.filter((element) => element.name === name).map(({ text }) => text.trim());

const RFC_822 = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

describe('the feed of a search', () => {
  test('as RSS is well-formed, whatever adverts contain, with dates of RFC 822', async () => {
    const response = await get('/jobs.rss?near=Leeds&category=HGV+Driver');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const elements = parse(await response.text());
    expect(elements[0]).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
    expect(textsOf(elements, 'title')).toEqual([
      'HGV Driver jobs in Leeds | Haulwell',
      'Night Driver, Leeds',
      `${CLEAN}, Leeds`,
    ]);
    expect(textsOf(elements, 'link').slice(0, 2)).toEqual([
      `${SITE}/jobs?near=Leeds&category=HGV+Driver`,
      `${SITE}/jobs/night-driver-leeds-7`,
    ]);
    expect(textsOf(elements, 'guid')).toHaveLength(2);
    for (const date of [...textsOf(elements, 'pubDate'), ...textsOf(elements, 'lastBuildDate')])
      expect(date).toMatch(RFC_822);
    expect(textsOf(elements, 'description')[1]).toContain('<p>Trunking &amp; more.</p>');
    expect(textsOf(elements, 'description')[2]).toContain(CLEAN);
  });

  test('as Atom is well-formed, whatever adverts contain, with what RFC 4287 requires', async () => {
    const elements = parse(await (await get('/jobs.atom?near=Leeds')).text());
    expect(elements[0]).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
    const count = (name: string) => textsOf(elements, name).length;
    expect([count('id'), count('title'), count('updated'), count('author'), count('entry')]).toEqual([3, 3, 3, 1, 2]);
    for (const date of [...textsOf(elements, 'updated'), ...textsOf(elements, 'published')])
      expect(date).toMatch(RFC_3339);
    const terms = elements.filter(({ name }) => name === 'category').map(({ attributes }) => attributes['term']);
    expect(terms).toEqual(['HGV Driver', CLEAN]);
    expect(
      elements.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'self')?.attributes['href'],
    ).toBe(`${SITE}/jobs.atom?near=Leeds`);
  });

  test('as JSON Feed has what version 1.1 requires', async () => {
    const response = await get('/jobs.json?search=nights');
    expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    const feed = (await response.json()) as { items: { id: string; date_published: string }[] };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Nights jobs | Haulwell',
      home_page_url: `${SITE}/jobs?search=nights`,
      feed_url: `${SITE}/jobs.json?search=nights`,
    });
    expect(feed.items[0]).toMatchObject({ id: `${SITE}/jobs/night-driver-leeds-7`, url: expect.any(String) });
    expect(feed.items[0]?.date_published).toMatch(RFC_3339);
  });

  test('has the newest fifty jobs of any search, whatever page or order its address asks for', async () => {
    await get('/jobs.rss?search=driver&job_type=contract&job_type=temporary&location=&page=3&limit=12&sort=oldest');
    expect(new URLSearchParams(asked[0])).toEqual(
      new URLSearchParams('page=1&limit=50&search=driver&job_type=contract&job_type=temporary&sort=newest'),
    );
  });

  test('says who advertises each job, and in which capacity', async () => {
    expect(await (await get('/jobs.rss')).text()).toContain(
      'Advertised by Haulwell Recruitment Limited, acting as an employment business: the work is temporary.',
    );
  });

  test('of nothing is still a feed', async () => {
    jobs = [];
    for (const path of ['/jobs.rss', '/jobs.atom', '/jobs/indeed.xml']) parse(await (await get(path)).text());
    expect(await (await get('/jobs.json')).json()).toMatchObject({ items: [] });
  });

  test('of an invalid search is refused, with the reason', async () => {
    const response = await get('/jobs.rss?salary_min=lots');
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('Minimum salary must be a whole number of pounds');
    expect(asked).toEqual([]);
  });
});

describe('a feed is kept and limited like a page', () => {
  test('it is made once for each address and revision of the jobs, and answers 304 to who has it', async () => {
    const first = await get('/jobs.rss', { 'accept-encoding': 'gzip' });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const again = await get('/jobs.rss', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([again.status, asked.length]).toEqual([304, 1]);
    revision = '2';
    jobs = [job({ title: 'Day Driver' })];
    expect((await get('/jobs.rss', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  test('it is not kept when the jobs cannot be read', async () => {
    answer = () => Response.json({ error: 'Internal error' }, { status: 500 });
    expect((await get('/jobs.atom')).status).toBe(500);
    answer = undefined;
    expect((await get('/jobs.atom')).status).toBe(200);
  });

  test('whoever reads too much has to wait', async () => {
    const statuses = [];
    for (let page = 0; page < 21; page += 1) statuses.push((await get(`/jobs.rss?search=word${page}`)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  test('nobody fills the queue', async () => {
    const paths = Array.from({ length: 7 }, (_, index) => `/jobs.rss?search=word${index}`);
    const statuses = (await Promise.all(paths.map((path) => get(path)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 503, 503, 503]);
  });
});

describe('the feed for other job sites', () => {
  test('has every open job with what Indeed requires, whatever adverts contain', async () => {
    jobs = Array.from({ length: 205 }, (_, index) => job({ id: String(index), slug: `driver-${index}` }));
    jobs[3] = job({
      id: 'x',
      title: HOSTILE,
      description: HOSTILE,
      area: 'Kent',
      closes_on: '2026-04-01',
      reference: 'REF-7',
    });
    const elements = parse(await (await get('/jobs/indeed.xml')).text());
    expect(asked).toHaveLength(3);
    for (const name of [
      'job',
      'title',
      'date',
      'referencenumber',
      'requisitionid',
      'url',
      'company',
      'city',
      'country',
      'description',
    ])
      expect(textsOf(elements, name).filter(Boolean), name).toHaveLength(205);
    expect(textsOf(elements, 'title')[3]).toBe(CLEAN);
    expect(textsOf(elements, 'state')[3]).toBe('Kent');
    expect(textsOf(elements, 'expirationdate')).toEqual(['2026-04-01']);
    expect(textsOf(elements, 'requisitionid')[3]).toBe('REF-7');
    expect(new Set(textsOf(elements, 'company'))).toEqual(new Set(['Haulwell Recruitment Limited']));
    for (const date of textsOf(elements, 'date')) expect(date).toMatch(RFC_3339);
  });

  test('is an error, not an incomplete list, when a page of jobs cannot be read', async () => {
    answer = () => Response.json({ error: 'Internal error' }, { status: 500 });
    expect((await get('/jobs/indeed.xml')).status).toBe(502);
  });
});

describe('the feed of the articles', () => {
  test('has all of them in three formats, the newest first, each with its summary, category and tags', async () => {
    const elements = parse(await (await get('/blog.rss')).text());
    expect(textsOf(elements, 'link').slice(0, 2)).toEqual([`${SITE}/blog`, `${SITE}/blog/future-of-hgv-driving`]);
    const { items } = (await (await get('/blog.json')).json()) as { items: { url: string; date_published: string }[] };
    expect(items.map(({ date_published }) => date_published.slice(0, 10))).toEqual([
      '2025-06-08',
      '2025-06-06',
      '2025-06-05',
      '2025-06-04',
      '2025-06-03',
      '2025-05-15',
    ]);
    const { title, excerpt, category, tags } = articleOf('safety-tips');
    expect(items[5]).toMatchObject({
      id: `${SITE}/blog/safety-tips`,
      title,
      content_html: `<p>${excerpt}</p>`,
      tags: [category, ...tags],
    });
    const categories = parse(await (await get('/blog.atom')).text()).filter(({ name }) => name === 'category');
    expect(categories.map(({ attributes }) => attributes['term'])).toEqual(expect.arrayContaining([category, ...tags]));
    expect(asked).toEqual([]);
  });
});

describe('a file is a page’s', () => {
  test.each(['/contact.rss', '/jobs/driver-1.rss', '/jobs.xml', '/jobs/other.xml', '/blog/indeed.xml', '/nobody.json'])(
    '%s does not exist, because its page has no such file',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test.each(['/JOBS.rss', '/jobs/.rss', '//jobs.rss', '/jobs//indeed.xml'])(
    '%s is no other address of a file',
    async (path) => expect((await app.request(`http://localhost${path}`, {}, CONNECTION)).status).toBe(404),
  );

  test('it cannot be had for a moment when the remote that has the page cannot be loaded, and the log says so', async () => {
    pages.find = async () => Promise.reject(new Error('no such build'));
    const response = await get('/jobs.rss');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(logged).toEqual([expect.stringMatching(/"file\.failed".*no such build/)]);
  });
});

test('the parser of these tests refuses what is not well-formed', () => {
  for (const xml of ['<a>', '<a>&nbsp;</a>', '<a b="<"/>', '<a>]]></a>', '<a>\u0001</a>', '<a><![CDATA[x]]>]]></a>'])
    expect(() => parse(xml), xml).toThrow();
});
