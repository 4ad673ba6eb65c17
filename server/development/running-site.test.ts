import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { listen, type ListeningServer } from '../http/listen.ts';
import { createRunningSite, type RunningSite } from './running-site.ts';

const HERE = 'http://localhost:3000';
const MEGABYTE = 1024 * 1024;

let server: ListeningServer;
let site: RunningSite;
let asked: Request;
let logged: string[];

const log = createLog((line) => logged.push(line));

beforeAll(async () => {
  const app = new Hono()
    .use(async ({ req }, next) => {
      asked = req.raw;
      await next();
    })
    .get('/session', () => {
      const headers = new Headers({ 'cache-control': 'private, max-age=60', 'x-request-id': 'seven' });
      headers.append(
        'set-cookie',
        '__Host-session-staff=a%2Fb=; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict',
      );
      headers.append('set-cookie', 'seen=1; Domain=haulwell.example; SameSite=None; Secure; Partitioned');
      return new Response('ok', { headers });
    })
    .get('/moved', (context) => context.redirect(`${new URL(context.req.url).origin}/jobs?page=2`, 301))
    .get('/moved-home', (context) => context.redirect(new URL(context.req.url).origin, 302))
    .get('/moved-away', (context) => context.redirect('https://elsewhere.example/jobs', 302))
    .get('/page', compress(), (context) => {
      context.header('content-security-policy', "default-src 'self'; upgrade-insecure-requests; object-src 'none'");
      return context.html('<p>A page</p>'.repeat(200));
    })
    .get('/part', (context) => context.text('bc', 206, { 'content-range': 'bytes 1-2/4' }))
    .get('/known', (context) => context.body(null, 304))
    .post('/form', async (context) => context.text(String((await context.req.arrayBuffer()).byteLength)))
    .get('/stream', (context) => {
      const { readable, writable } = new TransformStream<Uint8Array>();
      const writer = writable.getWriter();
      void writer.write(new TextEncoder().encode('first'));
      return context.body(readable);
    })
    .get('/busy', (context) => context.text('Please try again', 503));
  server = await listen(getRequestListener(app.fetch), 0, { host: 'localhost' });
});
afterAll(() => server.close());
beforeEach(() => {
  logged = [];
  site = createRunningSite({ site: server.url, log });
});

const get = (path: string, headers: Record<string, string> = {}) => site.fetch(new Request(HERE + path, { headers }));
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  site.fetch(new Request(HERE + path, { method: 'POST', body, headers }));
const nameOf = (url: string) => new URL(url).host.replace(':', '_');

describe('cookies', () => {
  test('a browser keeps the site’s over http, under names of that site alone', async () => {
    expect((await get('/session')).headers.getSetCookie()).toEqual([
      `${nameOf(server.url)}~__Host-session-staff=a%2Fb=; Max-Age=60; Path=/; HttpOnly; SameSite=Strict`,
      `${nameOf(server.url)}~seen=1`,
    ]);
  });

  test('the site gets its own back, and those of no other site or program', async () => {
    const own = `${nameOf(server.url)}~__Host-session-staff=a%2Fb=; ${nameOf(server.url)}~seen=1`;
    await get('/page', { cookie: `theirs=1; staging.example~session-staff=2; ${own}` });
    expect(asked.headers.get('cookie')).toBe('__Host-session-staff=a%2Fb=; seen=1');
    await get('/page', { cookie: 'theirs=1' });
    expect(asked.headers.has('cookie')).toBe(false);
  });
});

describe('where a request comes from', () => {
  test('to the site, pages of this server are its own', async () => {
    await post('/form', 'x', { host: 'localhost:3000', origin: HERE, referer: `${HERE}/jobs?page=2` });
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      host: new URL(server.url).host,
      origin: server.url,
      referer: `${server.url}/jobs?page=2`,
    });
  });

  test.each(['https://elsewhere.example', 'http://localhost:30001', 'null'])('pages at %s are not', async (origin) => {
    await post('/form', 'x', { origin, 'sec-fetch-site': 'cross-site' });
    expect(asked.headers.get('origin')).toBe(origin);
    expect(asked.headers.get('sec-fetch-site')).toBe('cross-site');
  });
});

describe('answers', () => {
  test.each([
    ['/moved', '/jobs?page=2'],
    ['/moved-home', '/'],
    ['/moved-away', 'https://elsewhere.example/jobs'],
  ])('the redirect of %s leads to %s', async (path, location) => {
    const answer = await get(path);
    expect(answer.headers.get('location')).toBe(location);
    expect([301, 302]).toContain(answer.status);
  });

  test('no browser keeps any, because something else may run at this address next', async () => {
    const answer = await get('/session');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toBe('seven');
  });

  test('compressed pages arrive readable', async () => {
    const answer = await get('/page', { 'accept-encoding': 'gzip' });
    expect(await answer.text()).toBe('<p>A page</p>'.repeat(200));
    expect(answer.headers.has('content-encoding')).toBe(false);
  });

  test('a page’s policy stays, except that it asks for no https', async () => {
    const answer = await get('/page');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'; object-src 'none'");
  });

  test('parts and answers without a body stay what they are', async () => {
    const part = await get('/part', { range: 'bytes=1-2' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 1-2/4', 'bc']);
    expect(asked.headers.get('range')).toBe('bytes=1-2');
    const known = await get('/known', { 'if-none-match': '"1"' });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const head = await site.fetch(new Request(`${HERE}/page`, { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('one that is not finished arrives as far as it is', async () => {
    const reader = (await get('/stream')).body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
    await reader.cancel();
  });
});

test('a file of several megabytes arrives', async () => {
  expect(await (await post('/form', new Uint8Array(5 * MEGABYTE))).text()).toBe(String(5 * MEGABYTE));
});

test('where nothing answers, it says so, as does the terminal', async () => {
  const gone = await listen(() => undefined, 0, { host: 'localhost' });
  await gone.close();
  const answer = await createRunningSite({ site: gone.url, log }).fetch(new Request(`${HERE}/jobs?q=secret`));
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe(`There is no answer from ${gone.url} (ECONNREFUSED)`);
  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
    { event: 'site.unreachable', site: gone.url, path: '/jobs', message: 'ECONNREFUSED' },
  ]);
});

test('what the site says when it fails is passed on, and the terminal names the site', async () => {
  const answer = await get('/busy');
  expect([answer.status, await answer.text()]).toEqual([503, 'Please try again']);
  expect(JSON.parse(logged[0]!)).toMatchObject({ event: 'site.failed', site: server.url, path: '/busy', status: 503 });
});
