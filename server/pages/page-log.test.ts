import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Api } from '@site/api';
import { createLog } from '@site/api/program';
import { createMockApi, jobFixtures } from '@site/mocks';
import type { ListeningServer } from '../http/listen.ts';
import { serveSite } from '../serve-site.ts';

let site: ListeningServer;
let lines: Record<string, unknown>[] = [];
/** What the mocked API is told to wait for. */
let before: (request: Request) => Promise<unknown>;

beforeAll(async () => {
  const mocks = createMockApi();
  const api: Api = { ...mocks, fetch: (request) => before(request).then(() => mocks.fetch(request)) };
  const log = createLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  site = await serveSite({ api, log, port: 0 });
});
beforeEach(() => {
  lines = [];
  before = () => Promise.resolve();
});
afterAll(() => site.close());

/** The log after a page was asked for. */
async function logOf(path: string, init?: RequestInit) {
  const response = await fetch(site.url + path, { redirect: 'manual', ...init });
  await response.text();
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  return lines;
}

const slug = jobFixtures[0]?.slug ?? '';

test('a page request is one line: what was asked for, and how it went', async () => {
  expect(await logOf(`/jobs/${slug}?utm_source=a-friend`)).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      event: 'page.answered',
      method: 'GET',
      route: '/jobs/:slug',
      status: 200,
      milliseconds: expect.any(Number),
      bytes: expect.any(Number),
    },
  ]);
  expect(lines[0]?.['bytes']).toBeGreaterThan(1_000);
});

test('it says nothing about the visitor', async () => {
  const headers = { 'user-agent': 'curious', referer: 'https://elsewhere.example/', 'x-forwarded-for': '203.0.113.7' };
  const text = JSON.stringify(await logOf('/subscription?confirm=secret-token&email=ada@example.org', { headers }));
  for (const personal of ['secret', 'ada', 'curious', 'elsewhere', '203.0.113.7', '127.0.0.1']) {
    expect(text).not.toContain(personal);
  }
});

test.each([
  ['/nowhere', '/nowhere', 404],
  ['/unsubscribe/ada@example.org/now', '/unsubscribe/…/now', 404],
  [`/confirm/${'k3Y'.repeat(14)}`, '/confirm/…', 404],
  ['/JOBS', '/JOBS', 301],
])('%s, which is no page, is logged as %s', async (path, logged, status) => {
  expect(await logOf(path)).toMatchObject([{ path: logged, status }]);
});

test('files and calls of the API are not page requests', async () => {
  await (await fetch(`${site.url}/og-image.jpg`)).bytes();
  await (await fetch(`${site.url}/healthz`)).text();
  expect(await logOf('/terms')).toHaveLength(1);
});

test('a visitor who leaves before the page is ready causes no error', async () => {
  const visitor = connect(Number(new URL(site.url).port), 'localhost');
  before = async ({ signal }) => {
    visitor.destroy();
    await once(signal, 'abort');
    throw new Error('The call was aborted');
  };
  visitor.write('GET /jobs HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => lines).toMatchObject([{ level: 'info', event: 'page.answered', aborted: true }]);
});
