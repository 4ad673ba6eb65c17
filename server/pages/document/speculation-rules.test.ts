import { createHash } from 'node:crypto';
import { matchPath } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { createMockApi } from '@site/mocks';
import type { ListeningServer } from '../../http/listen.ts';
import { serveSite } from '../../serve-site.ts';

let site: ListeningServer;
beforeAll(async () => {
  site = await serveSite({ api: createMockApi(), log: createLog(() => undefined), port: 0 });
});
afterAll(() => site.close());

const get = (path: string, headers = {}) => fetch(site.url + path, { redirect: 'manual', headers });

interface Rules {
  prefetch: [{ where: { and: [{ href_matches: string[] }, { not: { href_matches: string[] } }] } }];
}

/** The rules that the page has, which its policy must allow. */
async function rulesOf(path: string): Promise<Rules> {
  const response = await get(path);
  const [, text = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(await response.text()) ?? [];
  const hash = createHash('sha256').update(text).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  return JSON.parse(text) as Rules;
}

test.each([
  ['/jobs', true],
  ['/jobs/transport-clerk-birmingham-482520', true],
  ['/contact', true],
  ['/jobs/saved', false],
  ['/jobs/alerts', false],
  ['/jobs/transport-clerk-birmingham-482520/apply', false],
  ['/staff', false],
  ['/staff/submissions', false],
  ['/test-supabase', false],
  ['/lcrca-proposal', false],
  ['/subscription', false],
])('whether browsers fetch %s before its link is followed: %s', async (path, expected) => {
  const [{ where }] = (await rulesOf('/')).prefetch;
  const [likely, { not: never }] = where.and;
  const isIn = (patterns: string[]) => patterns.some((pattern) => !pattern.includes('*') && matchPath(pattern, path));
  expect(isIn(likely.href_matches) && !isIn(never.href_matches)).toBe(expected);
});

test('a search is never fetched before somebody asks for it', async () => {
  const [{ where }] = (await rulesOf('/jobs')).prefetch;
  expect(where.and[1].not.href_matches).toContain(String.raw`/*\?(.+)`);
});

test.each([
  ['/jobs', 200],
  ['/staff', 503],
  ['/lcrca-proposal', 503],
  ['/subscription', 503],
])('a browser that asks for %s ahead of its visitor gets %i, and the visitor gets the page', async (path, status) => {
  for (const purpose of ['prefetch', 'prefetch;prerender']) {
    const ahead = await get(path, { 'sec-purpose': purpose });
    expect(ahead.status).toBe(status);
    if (status === 503) expect(ahead.headers.get('cache-control')).toBe('no-store');
  }
  expect((await get(path)).status).toBe(200);
});
