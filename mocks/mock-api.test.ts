import { createApiClient, endpoints } from '@site/contract';
import { createDataLayer } from '@site/contract/data-layer.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createMockApi,
  ENDPOINT_NAMES,
  jobFixtures,
  MOCK_PASSWORD,
  mockState,
  resetMocks,
  type Override,
} from './index.ts';

const SITE = 'http://site.test';
const clientOf = (...overrides: Override[]) =>
  createApiClient({ ...createMockApi({ overrides }), baseUrl: SITE }, endpoints);

const MESSAGE = {
  firstName: 'Ana',
  lastName: 'Reid',
  email: 'ana@example.org',
  phone: '01632 960 100',
  inquiryType: 'general',
  message: 'Do you cover Fife?',
} as const;

beforeEach(() => resetMocks());
afterEach(() => vi.useRealTimers());

test('an address without an endpoint is refused as the real API refuses it', async () => {
  const response = await createMockApi().fetch(new Request(`${SITE}/.netlify/functions/forgotten`));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'There is nothing at this address' });
});

test('jobs’ ages count back from the time the mocks are given', async () => {
  resetMocks({ now: new Date('2030-01-10T12:00:00Z') });
  const result = await clientOf().getJobs({ limit: 1 });
  expect(result).toMatchObject({ ok: true, data: { jobs: [{ created_at: '2030-01-10T11:00:00.000Z' }] } });
});

test('on a server, the time goes on', async () => {
  const MINUTE_MS = 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-10T12:00:00Z') });
  resetMocks({ now: new Date(), isTicking: true });
  vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
  await clientOf().getJobs({});
  expect(mockState.now).toEqual(new Date('2030-01-10T12:05:00Z'));
  resetMocks({ now: new Date() });
  vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
  await clientOf().getJobs({});
  expect(mockState.now).toEqual(new Date('2030-01-10T12:05:00Z'));
});

test('a job is found by its reference', async () => {
  const { id, reference = '' } = mockState.jobs[0]!;
  const result = await clientOf().getJobs({ search: reference.toLowerCase() });
  expect(result).toMatchObject({ ok: true, data: { jobs: [{ id }], pagination: { total: 1 } } });
});

test('a reset forgets forms, sessions and cleared jobs', async () => {
  const { fetch } = createMockApi();
  const post = (path: string, body: object, cookie = '') =>
    fetch(
      new Request(SITE + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', cookie },
      }),
    );
  const login = await post(endpoints.staffAuth.path, { action: 'login', password: MOCK_PASSWORD });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  await post(endpoints.sendEmail.path, MESSAGE);
  expect((await post(endpoints.clearJobs.path, {}, cookie)).status).toBe(200);
  expect(mockState.submissions).toHaveLength(1);
  expect(mockState.jobs).toEqual([]);

  resetMocks();
  expect(mockState.submissions).toEqual([]);
  expect(mockState.jobs).toHaveLength(jobFixtures.length);
  expect((await post(endpoints.clearJobs.path, {}, cookie)).status).toBe(401);
});

test('a form with a filled honeypot is not stored', async () => {
  expect(await clientOf().sendEmail({ ...MESSAGE, website: 'https://spam.example' })).toMatchObject({ ok: true });
  expect(mockState.submissions).toEqual([]);
});

describe('in a state', () => {
  const outcomesOf = async (override: Override) => {
    const api = clientOf(override);
    const tables = createDataLayer(api.dataLayer);
    const reads = { publicJobs: () => tables.jobs({}), jobCategories: () => tables.categories() };
    const calls = { ...api, ...reads };
    const results = await Promise.all(ENDPOINT_NAMES.map((name) => calls[name]({} as never)));
    return results.map((result) =>
      result.ok ? 'ok' : result.error.kind === 'refused' ? result.error.status : result.error.kind,
    );
  };
  const all = (outcome: string | number) => ENDPOINT_NAMES.map(() => outcome);

  test('offline, nothing arrives', async () => expect(await outcomesOf('offline')).toEqual(all('network')));
  test('500, everything is refused with an apology', async () => {
    expect(await outcomesOf('500')).toEqual(all(500));
    const message = 'Something went wrong on our side. Please try again.';
    const api = clientOf('500');
    expect(await api.getJobs({})).toMatchObject({ error: { message } });
    expect(await createDataLayer(api.dataLayer).categories()).toMatchObject({
      error: { message: `Error fetching categories: ${message}` },
    });
  });
  test.each(['web-page', 'malformed'] as const)('%s, answers are distinguished from refusals', async (override) =>
    expect(await outcomesOf(override)).toEqual(all('unreadable')),
  );

  test('rate-limited, every form is refused and reading goes on', async () => {
    const api = clientOf('rate-limited');
    expect(await api.sendEmail(MESSAGE)).toMatchObject({ ok: false, error: { status: 429, retryAfter: 900 } });
    expect(await api.getJobs({})).toMatchObject({ ok: true });
  });

  test('first-day, the lists are empty and no sync has run', async () => {
    const api = clientOf('first-day');
    expect(await api.getJobs({})).toMatchObject({
      ok: true,
      data: { jobs: [], pagination: { total: 0, hasNext: false } },
    });
    const tables = createDataLayer(api.dataLayer);
    expect(await tables.jobs({})).toEqual({ ok: true, data: [] });
    expect(await tables.categories()).toEqual({ ok: true, data: [] });
    expect(await api.syncStatus({})).toMatchObject({ ok: true, data: { data: { latestSync: null } } });
  });

  test('401, even the right password is refused', async () => {
    const api = clientOf('401');
    expect(await api.secureAuth({ action: 'login', password: MOCK_PASSWORD })).toMatchObject({
      ok: false,
      error: { status: 401 },
    });
    expect(await api.clearJobs({})).toMatchObject({ ok: false, error: { status: 401 } });
  });

  test('signed-in, proposals open without a password', async () => {
    const api = clientOf('signed-in');
    expect(await api.transportUkAuth({ action: 'verify' })).toMatchObject({ ok: true, data: { valid: true } });
    expect(await api.proposalContent({ copy: 'operator' })).toMatchObject({ ok: true, data: { copy: 'operator' } });
  });

  test('signed-in, the session ends with the state', async () => {
    const verify = { method: 'POST', body: '{"action":"verify"}', headers: { 'content-type': 'application/json' } };
    const { fetch } = createMockApi({ overrides: ['signed-in'] });
    const answer = await fetch(new Request(SITE + endpoints.secureAuth.path, verify));
    expect(await answer.json()).toMatchObject({ valid: true });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('session-ends, the first call is answered and the second is refused', async () => {
    const api = clientOf('session-ends');
    expect(await api.staffAuth({ action: 'verify' })).toMatchObject({ ok: true, data: { valid: true } });
    expect(await api.auditLog({})).toMatchObject({ ok: true });
    expect(await api.auditLog({})).toMatchObject({ ok: false, error: { status: 401 } });
    expect(await api.staffAuth({ action: 'verify' })).toMatchObject({ ok: true, data: { valid: false } });
  });

  test('feed-down, staff see why the sync failed and the next one fails too', async () => {
    const api = clientOf('feed-down');
    expect(await api.syncStatus({})).toMatchObject({ ok: true, data: { data: { latestSync: { status: 'failed' } } } });
    expect(await api.triggerSync({})).toMatchObject({
      ok: false,
      error: { status: 502, message: 'The job feed could not be read: it answered with status 503' },
    });
  });

  test('404 of one endpoint, the others answer as usual', async () => {
    const api = clientOf('getJobDetails:404');
    expect(await api.getJobDetails({ slug: mockState.jobs[0]!.slug })).toMatchObject({
      ok: false,
      error: { status: 404, message: 'Job not found' },
    });
    expect(await api.getJobs({})).toMatchObject({ ok: true });
  });

  test('after-1, the state begins with the second call', async () => {
    const api = clientOf('getJobs:500.after-1');
    expect(await api.getJobs({})).toMatchObject({ ok: true });
    expect(await api.getJobs({})).toMatchObject({ ok: false, error: { status: 500 } });
  });

  test('slow, the usual answer comes two seconds late', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const call = clientOf('slow').getJobs({}).then(settled);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await call;
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ok: true }));
  });

  test('pending, no answer ever comes', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    void clientOf('pending').getJobs({}).then(settled);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(settled).not.toHaveBeenCalled();
  });
});
