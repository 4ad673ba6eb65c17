import { createApiClient, endpoints } from '@site/contract';
import { beforeEach, expect, test } from 'vitest';
import { createMockApi, DEFAULT_SETTINGS, MOCK_PASSWORD, requestsIn, resetMocks, type Override } from './index.ts';

const SITE = 'http://site.test';
const requests = (dataset = '') => requestsIn({ ...DEFAULT_SETTINGS, dataset });
const clientOf = (...overrides: Override[]) =>
  createApiClient({ ...createMockApi({ overrides }), baseUrl: SITE }, endpoints);

beforeEach(() => resetMocks());

test('a call is logged with its endpoint, the state in force and both bodies', async () => {
  await clientOf('jobAlert:429', 'getJobs:empty').jobAlert({ email: 'ana@example.org', frequency: 'daily' } as never);
  expect(requests()).toEqual([
    {
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      endpoint: 'jobAlert',
      method: 'POST',
      url: endpoints.jobAlert.path,
      state: '429',
      status: 429,
      ms: expect.any(Number),
      from: 'browser',
      request: expect.stringContaining('"email":"ana@example.org"'),
      response: expect.stringContaining('"error":'),
    },
  ]);
});

test('the newest call comes first, and a hundred are kept', async () => {
  const { getJobs } = clientOf();
  for (let page = 1; page <= 101; page += 1) await getJobs({ page, limit: 1 });
  expect(requests()).toHaveLength(100);
  expect(requests()[0]?.url).toContain('page=101&');
  expect(requests().at(-1)?.url).toContain('page=2&');
});

test('no password is kept', async () => {
  await clientOf().staffAuth({ action: 'login', password: `${MOCK_PASSWORD}"\\` });
  expect(requests()[0]?.request).toBe('{"action":"login","password":"••••••"}');
});

test('a call without an answer has no status', async () => {
  const leaving = new AbortController();
  const answer = clientOf('getJobs:pending').getJobs({}, { signal: leaving.signal });
  await expect.poll(() => requests()).toMatchObject([{ status: null, ms: null, state: 'pending' }]);
  leaving.abort();
  expect(await answer).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(requests()[0]).toMatchObject({ status: null, ms: expect.any(Number) });
  await clientOf('getJobs:offline').getJobs({});
  expect(requests()[0]).toMatchObject({ status: null, ms: expect.any(Number), state: 'offline' });
});

test('an address without an endpoint is logged, too', async () => {
  await createMockApi().fetch(new Request(`${SITE}/.netlify/functions/forgotten?page=2`));
  expect(requests()).toMatchObject([{ endpoint: null, status: 404, url: '/.netlify/functions/forgotten?page=2' }]);
});

test('long bodies are cut, and files are only named', async () => {
  const { fetch } = createMockApi();
  const post = (body: string, type: string) =>
    fetch(new Request(SITE + endpoints.sendEmail.path, { method: 'POST', body, headers: { 'content-type': type } }));
  await post(JSON.stringify({ message: 'x'.repeat(30_000) }), 'application/json');
  expect(requests()[0]?.request).toHaveLength(20_001);
  await post('%PDF-1.7', 'application/pdf');
  expect(requests()[0]?.request).toBe('(application/pdf)');
});

test('visitors with data of their own see only their own calls', async () => {
  const { fetch } = createMockApi();
  const cookie = (dataset: string) => ({ cookie: `mock=${encodeURIComponent(`mock=&dataset=${dataset}`)}` });
  await fetch(new Request(SITE + endpoints.getJobs.path, { headers: cookie('ana') }));
  expect(requests('ana')).toHaveLength(1);
  expect(requests('ben')).toEqual([]);
  expect(requests()).toEqual([]);
});
