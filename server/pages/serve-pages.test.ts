import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { SITE_IS_BUSY, TOO_MANY_REQUESTS } from '@site/contract';
import { createTestSite } from '../serving.test-support.ts';

const everyHeader = {
  cookie: 'session-staff=secret-token',
  host: 'attacker.example',
  'x-forwarded-host': 'attacker.example',
  'x-forwarded-proto': 'attacker',
  'x-forwarded-for': '198.51.100.66',
  'x-original-url': '/private',
  'accept-language': 'attacker',
  referer: 'https://attacker.example/',
  authorization: 'Bearer secret-token',
};

describe('a page that is the same for everybody', () => {
  test('is rendered once for all who ask for it, even at the same time', async () => {
    const site = createTestSite();
    const answers = await Promise.all([site.ask('/jobs'), site.ask('/jobs'), site.ask('/jobs')]);
    answers.push(await site.ask('/jobs'), await site.ask('/jobs', { method: 'HEAD' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(site.rendered).toHaveLength(1);
  });

  test('is another one at another address, for other data and from other builds', async () => {
    const site = createTestSite();
    for (const path of ['/jobs', '/jobs?page=2', '/jobs?page=2&sort=oldest', '/jobs/2']) await site.ask(path);
    expect(site.rendered).toHaveLength(4);
    site.data = '2';
    await site.ask('/jobs');
    expect(site.rendered).toHaveLength(5);
    site.builds = 'shell@2';
    await site.ask('/jobs');
    expect(site.rendered).toHaveLength(6);
  });

  test('is made from its address alone: nothing that one visitor sends reaches another', async () => {
    const site = createTestSite();
    const poisoned = await site.ask('http://attacker.example/jobs?page=2', { headers: everyHeader });
    const [request] = site.rendered;
    expect([...request!.headers.keys()]).toEqual([]);
    expect(request!.url).toBe('https://www.haulwell.example/jobs?page=2');
    const clean = await site.ask('/jobs?page=2');
    expect(site.rendered).toHaveLength(1);
    expect(await clean.text()).toBe(await poisoned.text());
    expect(clean.headers.get('etag')).toBe(poisoned.headers.get('etag'));
  });

  test('is made alike for a robot, but says so to the calls behind it, which may count searches', async () => {
    const site = createTestSite();
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const page = await site.ask('/jobs?page=2', { headers: { ...everyHeader, 'user-agent': userAgent } });
    expect([...site.rendered[0]!.headers]).toEqual([['user-agent', 'bot']]);
    expect(await (await site.ask('/jobs?page=2')).text()).toBe(await page.text());
    expect(site.rendered).toHaveLength(1);
  });

  test('may be kept by caches on the way for some seconds, but not by browsers', async () => {
    const { headers } = await createTestSite().ask('/jobs');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    expect(headers.get('cdn-cache-control')).toBe('max-age=10, stale-while-revalidate=30');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test('is compressed as the visitor’s browser likes it, with a tag for each form', async () => {
    const site = createTestSite();
    const bodyWith = async (accepted: string) => {
      const response = await site.ask('/jobs', { headers: { 'accept-encoding': accepted } });
      return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
    };
    const [br, gzip, plain] = [await bodyWith('gzip, br'), await bodyWith('gzip, br;q=0'), await bodyWith('')];
    expect([br, gzip, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3);
    expect(site.rendered).toHaveLength(1);
  });

  test('is smaller once it has been asked for again, and has the same tag', async () => {
    const site = createTestSite();
    site.page = { body: readFileSync(import.meta.filename, 'utf8') };
    const ask = async () => {
      const response = await site.ask('/jobs', { headers: { 'accept-encoding': 'br' } });
      return { tag: response.headers.get('etag'), body: Buffer.from(await response.arrayBuffer()) };
    };
    const [first, second] = [await ask(), await ask()];
    expect(second).toEqual(first);
    await vi.waitFor(async () => expect((await ask()).body.byteLength).toBeLessThan(first.body.byteLength * 0.97));
    const third = await ask();
    expect(third.tag).toBe(first.tag);
    expect(brotliDecompressSync(third.body)).toEqual(brotliDecompressSync(first.body));
    expect(site.rendered).toHaveLength(1);
  });

  test('is not sent again to a browser that has it', async () => {
    const site = createTestSite();
    const etag = (await site.ask('/jobs')).headers.get('etag')!;
    const again = async (tag: string) => site.ask('/jobs', { headers: { 'if-none-match': tag } });
    const unchanged = await again(`"other", W/${etag}`);
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag]);
    site.data = '2';
    expect((await again(etag)).status).toBe(304);
    site.data = '3';
    site.page = { body: 'Another job' };
    expect((await again(etag)).status).toBe(200);
  });
});

describe('while a gradual release is on', () => {
  /** A site that gives whoever has group 1 the new version, and nobody else. */
  function gradualSite() {
    const site = createTestSite();
    site.assignmentOf = ({ headers }) => {
      const group = headers.get('cookie');
      const versions: Record<string, string> = group === 'group=1' ? { jobs: '1-b' } : {};
      return { versions, cookies: group ? [] : ['group=7'] };
    };
    const visit = (cookie?: string, path = '/jobs') => site.ask(path, { headers: { ...(cookie && { cookie }) } });
    return Object.assign(site, { visit });
  }

  test('a page is made once for each version, and each visitor gets their own', async () => {
    const { visit, rendered } = gradualSite();
    const shown = async (cookie: string) => (await visit(cookie)).text();
    expect([await shown('group=1'), await shown('group=7'), await shown('group=1'), await shown('group=8')]).toEqual([
      expect.stringContaining('1-b'),
      expect.not.stringContaining('1-b'),
      expect.stringContaining('1-b'),
      expect.not.stringContaining('1-b'),
    ]);
    expect(rendered).toHaveLength(2);
  });

  test.each(['/jobs', '/private'])(
    'a visitor without a group gets a cookie with any page, kept or not: %s',
    async (path) => {
      const { visit } = gradualSite();
      const cookies = async (cookie?: string) => (await visit(cookie, path)).headers.getSetCookie();
      expect([await cookies(), await cookies(), await cookies('group=7')]).toEqual([['group=7'], ['group=7'], []]);
    },
  );

  test('caches on the way keep no page, as they would mix the versions; browsers may ask whether theirs is unchanged', async () => {
    const site = gradualSite();
    for (const { headers } of [await site.visit('group=1'), await site.visit('group=1')]) {
      expect(headers.get('cache-control')).toBe('private, max-age=0');
      expect(headers.get('cdn-cache-control')).toBeNull();
    }
    const etag = (await site.visit('group=1')).headers.get('etag')!;
    const again = async (cookie: string) =>
      (await site.ask('/jobs', { headers: { cookie, 'if-none-match': etag } })).status;
    expect([await again('group=1'), await again('group=7')]).toEqual([304, 200]);
  });

  test('a proxy that asks whether its copy is unchanged, for a visitor without a group, gets the page with the cookie', async () => {
    const site = gradualSite();
    const etag = (await site.visit('group=7')).headers.get('etag')!;
    const { status, headers } = await site.ask('/jobs', { headers: { 'if-none-match': etag } });
    expect([status, headers.getSetCookie()]).toEqual([200, ['group=7']]);
  });
});

describe('a page is rendered for each visitor', () => {
  test('if it is private: nobody keeps it, it is not compressed, and it gets the visitor’s cookies', async () => {
    const site = createTestSite();
    for (const cookie of ['one', 'two']) {
      const { headers } = await site.ask('/private', { headers: { cookie, 'accept-encoding': 'br' } });
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect([headers.get('etag'), headers.get('content-encoding')]).toEqual([null, null]);
    }
    expect(site.rendered.map(({ headers }) => headers.get('cookie'))).toEqual(['one', 'two']);
  });

  test.each<[string, Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }, string[], string | null]>([
    ['brings no cookie', {}, [], 'br'],
    ['brings one', { headers: { cookie: 'session=1' } }, [], null],
    ['brings a password', { headers: { authorization: 'Basic b25lOnR3bw==' } }, [], null],
    ['gets a cookie', {}, ['session=1'], null],
    ['sends a form', { method: 'POST', body: 'name=one' }, [], null],
  ])(
    'if it is private, and compressed only where nobody is known: a browser that %s',
    async (_, sent, cookies, encoding) => {
      const site = createTestSite();
      site.page = { cookies, body: 'Private '.repeat(300) };
      const { headers } = await site.ask('/private', {
        ...sent,
        headers: { 'accept-encoding': 'br', ...sent.headers },
      });
      expect([headers.get('cache-control'), headers.get('content-encoding')]).toEqual(['private, no-store', encoding]);
    },
  );

  test('if it is the answer to a form', async () => {
    const site = createTestSite();
    for (const body of ['name=one', 'name=two']) {
      const { headers } = await site.ask('/contact', { method: 'POST', body });
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect(await Promise.all(site.rendered.map((request) => request.text()))).toEqual(['name=one', 'name=two']);
  });

  test('while the revision of the data is unknown, as when the database is down', async () => {
    const site = createTestSite();
    site.data = undefined;
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await site.ask('/terms');
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    }
    expect(site.rendered).toHaveLength(2);
  });

  test.each([
    ['part of its data could not be read', { lacksData: true }],
    ['it failed', { status: 500 }],
    ['a remote is missing', { status: 503 }],
    ['it turns out to be private', { isPrivate: true }],
    ['it sets a cookie', { cookies: ['a=b'] }],
  ])('if %s', async (_case, page) => {
    const site = createTestSite();
    site.page = page;
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await site.ask('/jobs');
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-cache', null]);
    }
    expect(site.rendered).toHaveLength(2);
  });
});

test('a redirect reaches everybody who asked for the page', async () => {
  const site = createTestSite();
  site.page = new Response(null, { status: 302, headers: { location: '/jobs/new' } });
  const answers = await Promise.all([site.ask('/jobs/old'), site.ask('/jobs/old')]);
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/jobs/new', '/jobs/new']);
});

describe('with more work in flight than can be done', () => {
  const inFlight = { atOnce: 1, waiting: 1, perVisitor: 2 };
  const from = (address: string, signal?: AbortSignal): RequestInit => ({
    headers: { 'x-forwarded-for': address },
    ...(signal && { signal }),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

  test('whoever asks for another page is told at once to come back; kept pages and health are answered', async () => {
    const site = createTestSite({ pages: inFlight });
    await site.ask('/kept');
    const { promise, resolve } = Promise.withResolvers();
    site.until = promise;
    const waiting = [site.ask('/one', from('203.0.113.1')), site.ask('/two', from('203.0.113.2'))];
    await settled();
    const refused = await site.ask('/three', from('203.0.113.3'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain(SITE_IS_BUSY);
    expect((await site.ask('/kept')).status).toBe(200);
    expect((await site.ask('/healthz')).status).toBe(200);
    expect((await site.ask('/readyz')).status).toBe(200);
    resolve(undefined);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('one visitor cannot take all the room', async () => {
    const site = createTestSite({ pages: { atOnce: 2, waiting: 2, perVisitor: 2 } });
    const { promise, resolve } = Promise.withResolvers();
    site.until = promise;
    const greedy = ['/one', '/two', '/three'].map((path) => site.ask(path, from('203.0.113.1')));
    await settled();
    const other = site.ask('/four', from('203.0.113.2'));
    await settled();
    resolve(undefined);
    expect((await Promise.all([...greedy, other])).map(({ status }) => status)).toEqual([200, 200, 503, 200]);
  });

  test('a page that nobody waits for any more is not rendered; one that somebody still wants is', async () => {
    const site = createTestSite({ pages: { atOnce: 1, waiting: 5, perVisitor: 5 } });
    const { promise, resolve } = Promise.withResolvers();
    site.until = promise;
    const leaving = new AbortController();
    const first = site.ask('/first');
    await settled();
    const left = site.ask('/left', from('203.0.113.1', leaving.signal));
    const wantedByTwo = [site.ask('/wanted', from('203.0.113.1', leaving.signal)), site.ask('/wanted')];
    await settled();
    leaving.abort();
    resolve(undefined);
    expect((await first).status).toBe(200);
    expect((await left).status).toBe(499);
    expect((await wantedByTwo[1]!).status).toBe(200);
    expect(site.rendered.map(({ url }) => new URL(url).pathname)).toEqual(['/first', '/wanted']);
  });
});

test('whoever reads without bound has to wait; pages that are kept do not count, and calls do', async () => {
  const site = createTestSite({ reads: 3 });
  for (let time = 0; time < 5; time += 1) expect((await site.ask('/jobs')).status).toBe(200);
  expect((await site.ask('/private')).status).toBe(200);
  expect((await site.ask('/.netlify/functions/get-jobs')).status).toBe(200);
  const page = await site.ask('/jobs?page=2');
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await page.text()).toContain(TOO_MANY_REQUESTS);
  const call = await site.ask('/.netlify/functions/get-jobs');
  expect([call.status, call.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await call.json()).toEqual({ error: TOO_MANY_REQUESTS });
  const table = await site.ask('/rest/v1/public_jobs');
  expect([table.status, await table.json()]).toEqual([429, expect.objectContaining({ message: TOO_MANY_REQUESTS })]);
  expect((await site.ask('/jobs')).status).toBe(200);
  expect((await site.ask('/.netlify/functions/send-email', { method: 'POST' })).status).toBe(200);
});
