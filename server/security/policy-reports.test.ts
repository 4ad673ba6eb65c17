import { beforeEach, describe, expect, test } from 'vitest';
import { clientAddress, type PolicyReport } from '@site/api';
import { loadConfig } from '@site/api/program';
import { createReadCounter } from '../http/rejection.ts';
import { CONNECTION } from '../serving.test-support.ts';
import { createPolicyReports, POLICY_REPORTS } from './policy-reports.ts';

const BEHIND_A_PROXY = loadConfig({
  TRUSTED_PROXIES: '1',
  TRUSTED_PROXY_NETWORKS: CONNECTION.incoming.socket.remoteAddress,
});
const facts = { isPrivate: true, largestForm: undefined, hasFeed: false, documents: [] };

let counted: PolicyReport[];
let now: number;
let site: ReturnType<typeof createPolicyReports>;
beforeEach(() => {
  counted = [];
  now = 1;
  let reads = 0;
  site = createPolicyReports({
    api: { addressOf: (request) => clientAddress(request, BEHIND_A_PROXY) },
    pages: {
      find: async (pathname) =>
        pathname.startsWith('/applications/') ? { routeId: '/applications/:token', facts } : undefined,
    },
    countRead: createReadCounter(() => ((reads += 1) > 20 ? 60 : 0)),
    count: async (report) => void counted.push(report),
    now: () => now,
  });
});

const INLINE = {
  'document-uri': 'https://www.haulwell.example/applications/s3cret?from=mail',
  'effective-directive': 'style-src-attr',
  'blocked-uri': 'inline',
  'script-sample': 'background: url(https://evil.example/?cv=Ben)',
};

async function send(report: object, headers: Record<string, string> = {}): Promise<number> {
  const { status } = await site.request(
    POLICY_REPORTS,
    {
      method: 'POST',
      body: JSON.stringify({ 'csp-report': report }),
      headers: { 'content-type': 'application/csp-report', ...headers },
    },
    CONNECTION,
  );
  return status;
}

test('of a report, the directive, the kind of what was refused and the page’s path pattern are kept, and no more', async () => {
  expect(await send(INLINE)).toBe(204);
  expect(counted).toEqual([{ directive: 'style-src-attr', blocked: 'inline', route: '/applications/:token' }]);
});

test.each([
  ['https://www.haulwell.example/x.js?token=1', 'here'],
  ['https://evil.example/x.js', 'elsewhere'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data'],
  ['ben@example.org', 'other'],
])('%s counts as %s', async (blocked, kind) => {
  await send({ ...INLINE, 'blocked-uri': blocked });
  expect(counted.map((report) => report.blocked)).toEqual([kind]);
});

describe('nothing counts of', () => {
  test.each<[string, number, object, Record<string, string>]>([
    ['what is no report', 400, { 'document-uri': 'about' }, {}],
    ['a directive that there is not', 400, { ...INLINE, 'effective-directive': 'ben@example.org' }, {}],
    ['a report of more than 8 KB', 413, { ...INLINE, 'script-sample': 'x'.repeat(9_000) }, {}],
    ['another site’s page', 403, INLINE, { 'sec-fetch-site': 'cross-site' }],
    ['a robot', 204, INLINE, { 'user-agent': 'Googlebot/2.1' }],
    ['a browser’s extension', 204, { ...INLINE, 'source-file': 'moz-extension' }, {}],
  ])('%s', async (_what, status, report, headers) => {
    expect(await send(report, headers)).toBe(status);
    expect(counted).toEqual([]);
  });
});

test('ten reports of a visitor count in a quarter of an hour, whatever others send', async () => {
  for (let sent = 0; sent < 12; sent++) await send(INLINE);
  expect(counted).toHaveLength(10);
  await send(INLINE, { 'x-forwarded-for': '198.51.100.7' });
  expect(counted).toHaveLength(11);
  now += 15 * 60_000 + 1;
  await send(INLINE);
  expect(counted).toHaveLength(12);
});

test('whoever sends too many is told to wait', async () => {
  for (let sent = 0; sent < 20; sent++) await send(INLINE);
  expect(await send(INLINE)).toBe(429);
});
