import { getRequestListener } from '@hono/node-server';
import { endpoints } from '@site/contract';
import { DEFAULT_SETTINGS, resetMocks, writeSettings } from '@site/mocks';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen, type ListeningServer } from '../http/listen.ts';
import { mockedApi, mockedSite } from './index.ts';

const JOBS = endpoints.getJobs.path;
const DAY_MS = 86_400_000;

let site: ListeningServer;

/** A site with one page, which calls the API without its visitor's cookie, as feeds do, and says what day it is. */
beforeAll(async () => {
  const api = mockedApi();
  const app = new Hono()
    .use(mockedSite())
    .all('/.netlify/functions/*', (context) => api.fetch(context.req.raw))
    .get('/jobs', async (context) => {
      const { status } = await api.fetch(new Request(new URL(JOBS, context.req.url)));
      const page = `<!doctype html><html><head><title>Jobs</title></head><body>${status} ${new Date().toISOString()}</body></html>`;
      return context.html(page, 200, { 'content-length': String(page.length) });
    })
    .get('/robots.txt', (context) => context.text('User-agent: *'))
    .onError((_error, context) => context.text('Out of order', 500));
  site = await listen(getRequestListener(app.fetch), 0);
});
afterAll(() => site.close());
beforeEach(() => resetMocks());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });
const cookieOf = (settings: Partial<typeof DEFAULT_SETTINGS>) => ({
  cookie: `mock=${encodeURIComponent(writeSettings({ ...DEFAULT_SETTINGS, ...settings }))}`,
});

test('a link sets its states in a cookie and leads to the clean address', async () => {
  const answer = await ask('/jobs?mock=getJobs:500&search=driver');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/jobs?search=driver');
  expect(answer.headers.get('set-cookie')).toMatch(/^mock=mock%3DgetJobs%253A500/);
});

test('offline, a browser’s call is cut off', async () => {
  await expect(ask(JOBS, cookieOf({ overrides: ['getJobs:offline'] }))).rejects.toThrow('fetch failed');
  expect((await ask(JOBS)).status).toBe(200);
});

test('what the server makes for a visitor is in the visitor’s states, by cookie or by header', async () => {
  const statusIn = async (headers?: Record<string, string>) =>
    /<body>(\d+)/.exec(await (await ask('/jobs', headers)).text())?.[1];
  expect(await statusIn()).toBe('200');
  expect(await statusIn(cookieOf({ overrides: ['getJobs:500'] }))).toBe('500');
  expect(await statusIn({ ...cookieOf({ overrides: ['getJobs:500'] }), 'x-mock': 'getJobs:429' })).toBe('429');
});

test('it is made at the visitor’s time', async () => {
  const text = await (await ask('/jobs', cookieOf({ clockAhead: 10 * DAY_MS }))).text();
  const [day = ''] = /\d{4}-\d\d-\d\dT[^<]*/.exec(text) ?? [];
  expect(Math.round((Date.parse(day) - Date.now()) / DAY_MS)).toBe(10);
});

test('an unknown word in a header is refused, with what exists, for pages as for calls', async () => {
  for (const path of ['/jobs', JOBS, `${JOBS}?limit=1`]) {
    const answer = await ask(path, { 'x-mock': 'emtpy' });
    expect(answer.status, path).toBe(400);
    expect(await answer.json()).toMatchObject({
      unknown: [{ override: 'emtpy', choices: expect.arrayContaining(['empty']) }],
    });
  }
});

test('a call’s own address sets its state without a redirect', async () => {
  expect((await ask(`${JOBS}?mock=getJobs:503&limit=1`)).status).toBe(503);
});

test('every page has its visitor’s clock first, and a link to the guide last', async () => {
  const answer = await ask('/jobs', { ...cookieOf({ overrides: ['getJobs:slow"><b>'] }), 'accept-encoding': 'gzip' });
  const text = await answer.text();
  expect(text).toContain('<head>\n<script src="/mocks/clock.js"></script><title>');
  expect(text).toMatch(
    /<mock-panel><a href="\/mocks\?page=%2Fjobs">Mocked: getJobs:slow&quot;&gt;&lt;b&gt;<\/a><\/mock-panel>\n<script type="module" src="\/mocks\/panel.js"><\/script>\n<\/body><\/html>$/,
  );
});

test('no browser keeps an answer for the next state', async () => {
  const { path } = endpoints.suggestPlaces;
  const kept = await mockedApi().fetch(new Request(`${site.url}${path}?text=Le`));
  expect(kept.headers.get('cache-control')).toContain('max-age');
  const answer = await ask(`${path}?text=Le`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('what is no page stays as it is', async () => {
  expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *');
  expect(await (await ask('/missing')).text()).not.toContain('mock-panel');
  expect(await (await ask('/mocks')).text()).not.toContain('mock-panel');
});

test('the clock is a script of the visitor’s own', async () => {
  const clock = await ask('/mocks/clock.js', cookieOf({ clockAhead: DAY_MS }));
  expect(clock.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(clock.headers.get('cache-control')).toBe('no-store');
  expect(await clock.text()).toContain(`(() => ${DAY_MS});`);
  expect(await (await ask('/mocks/clock.js')).text()).toBe('');
});

test('the log tells a page’s calls from a browser’s, and one visitor’s from another’s', async () => {
  const ana = cookieOf({ dataset: 'ana' });
  await ask('/jobs', ana);
  await ask(`${JOBS}?limit=1`, ana);
  await ask(JOBS);
  const log = await ask('/mocks/log', ana);
  expect(log.headers.get('cache-control')).toBe('no-store');
  expect(await log.json()).toMatchObject({
    entries: [
      { from: 'browser', endpoint: 'getJobs', url: `${JOBS}?limit=1`, status: 200 },
      { from: 'page', endpoint: 'getJobs', url: JOBS, status: 200 },
    ],
  });
});
