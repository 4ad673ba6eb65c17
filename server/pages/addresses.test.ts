import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { createMockApi, jobFixtures } from '@site/mocks';
import type { ListeningServer } from '../http/listen.ts';
import { serveSite } from '../serve-site.ts';

let site: ListeningServer;
beforeAll(async () => {
  site = await serveSite({ api: createMockApi(), log: createLog(() => undefined), port: 0 });
});
afterAll(() => site.close());

const ask = (path: string, method = 'GET') => fetch(site.url + path, { method, redirect: 'manual' });
const { slug = '' } = jobFixtures[0] ?? {};

/** Follows permanent redirects, as search engines do. */
async function settle(path: string): Promise<string> {
  const response = await ask(path);
  if (response.status !== 301) return path;
  return settle(response.headers.get('location') ?? expect.fail('A redirect to nowhere'));
}

test.each([
  ['/JOBS', '/jobs'],
  ['/Jobs/?page=2&search=HGV', '/jobs?page=2&search=HGV'],
  ['//jobs', '/jobs'],
  ['/%6Aobs', '/jobs'],
  ['/Blog//Safety-Tips', '/blog/safety-tips'],
  ['/lcrcaproposal', '/LCRCAPROPOSAL'],
  [`/JOBS/${slug}`, `/jobs/${slug}`],
  [`/jobs/${slug.toUpperCase()}`, `/jobs/${slug}`],
])('%s redirects to %s', async (path, address) => {
  expect(await settle(path)).toBe(address);
});

test.each(['/', '/jobs', '/jobs?page=2', `/jobs/${slug}`, '/LCRCAPROPOSAL', '/lcrca-proposal'])(
  '%s is an address of its own',
  async (path) => {
    expect((await ask(path)).status).toBe(200);
  },
);

test.each(['/Nowhere', '/jobs/no-such-job', '/blog/no-such-article'])('%s is not found', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('a form that is posted to another spelling is posted again to the right one', async () => {
  const response = await ask('/CONTACT', 'POST');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/contact');
});

test('every file that the head of a page names is there, and so is the icon that browsers ask for unasked', async () => {
  const [head = ''] = (await (await ask('/')).text()).split('</head>');
  const files = [...head.matchAll(/<link [^>]*href="(\/[^"]+)"/g)].map(([, href = '']) => href);
  expect(files).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png']));
  for (const file of ['/favicon.ico', ...files]) expect((await ask(file)).status, file).toBe(200);
});
