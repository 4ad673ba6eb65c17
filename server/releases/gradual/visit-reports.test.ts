import { beforeEach, describe, expect, test } from 'vitest';
import { clientAddress } from '@site/api';
import { loadConfig } from '@site/api/program';
import { CONNECTION } from '../../serving.test-support.ts';
import { createReadCounter } from '../../http/rejection.ts';
import { createVisitReports } from './visit-reports.ts';

const BEHIND_A_PROXY = loadConfig({
  TRUSTED_PROXIES: '1',
  TRUSTED_PROXY_NETWORKS: CONNECTION.incoming.socket.remoteAddress,
});

let counted: string[];
let now: number;
let site: ReturnType<typeof createVisitReports>;
beforeEach(() => {
  counted = [];
  now = 1;
  let reads = 0;
  site = createVisitReports({
    api: { addressOf: (request) => clientAddress(request, BEHIND_A_PROXY) },
    countRead: createReadCounter(() => ((reads += 1) > 20 ? 60 : 0)),
    health: {
      isServed: ({ remote, version }) => remote === 'jobs' && version.startsWith('1-'),
      count: ({ version }, measure, { failed }) => counted.push(`${version} ${measure} ${failed ? 'bad' : 'good'}`),
    },
    now: () => now,
  });
});

async function report(
  body: unknown,
  { of = 'jobs/1-a', headers = {} }: { of?: string; headers?: Record<string, string> } = {},
) {
  const { status } = await site.request(
    `/remotes/${of}/reports`,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
    CONNECTION,
  );
  return status;
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('a report counts', () => {
  test.each([
    [{ outcome: 'loaded' }, ['1-a visits good']],
    [{ outcome: 'loaded', vitals: 'good' }, ['1-a visits good', '1-a vitals good']],
    [{ outcome: 'loaded', vitals: 'poor' }, ['1-a visits good', '1-a vitals bad']],
    [{ outcome: 'load-failed' }, ['1-a visits bad']],
    [{ outcome: 'render-failed' }, ['1-a visits bad']],
  ])('%o', async (body, seen) => {
    expect(await report(body)).toBe(204);
    expect(counted).toEqual(seen);
  });
});

describe('nothing counts of', () => {
  test.each([
    ['a version that is not served', 404, { outcome: 'loaded' }, { of: 'jobs/2-a' }],
    ['an unknown remote', 404, { outcome: 'loaded' }, { of: 'nowhere/1-a' }],
    ['an unknown outcome', 400, { outcome: 'exploded' }, {}],
    ['a report with anything else in it', 400, { outcome: 'loaded', visitor: 'Ada' }, {}],
    ['a report that is not an object', 400, 'loaded', {}],
    ['a report larger than a kilobyte', 413, { outcome: 'x'.repeat(1024) }, {}],
    ['another site’s post', 403, { outcome: 'load-failed' }, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a robot’s visit', 204, { outcome: 'load-failed' }, { headers: { 'user-agent': 'Googlebot/2.1' } }],
  ])('%s', async (_case, status, body, options) => {
    expect(await report(body, options)).toBe(status);
    expect(counted).toEqual([]);
  });
});

test('of one address, three reports on a version count in a quarter of an hour', async () => {
  for (let visit = 0; visit < 6; visit += 1)
    expect(await report({ outcome: 'load-failed' }, from('203.0.113.1'))).toBe(204);
  expect(counted).toHaveLength(3);
  await report({ outcome: 'loaded' }, from('203.0.113.2'));
  await report({ outcome: 'loaded' }, { ...from('203.0.113.1'), of: 'jobs/1-b' });
  expect(counted).toHaveLength(5);
  now += 15 * 60_000 + 1;
  await report({ outcome: 'loaded' }, from('203.0.113.1'));
  expect(counted).toHaveLength(6);
});

test('whoever has an IPv6 network cannot end a gradual release alone, from whichever parts of it they report', async () => {
  for (let part = 0; part < 6; part += 1) await report({ outcome: 'load-failed' }, from(`2001:db8:1:${part}::1`));
  expect(counted).toHaveLength(3);
});

test('whoever reports without end is refused', async () => {
  const answers = [];
  for (let visit = 0; visit < 21; visit += 1) answers.push(await report({ outcome: 'loaded' }));
  expect(answers.at(-1)).toBe(429);
});
