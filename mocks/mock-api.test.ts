import { createApiClient, endpoints, type EndpointName } from '@site/contract';
import { createDataLayer } from '@site/contract/data-layer.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockApi, jobFixtures, MOCK_PASSWORD, mockState, resetMocks, type ScenarioName } from './index.ts';

const SITE = 'http://site.test';
const clientOf = (scenario?: ScenarioName) => createApiClient({ ...createMockApi(scenario), baseUrl: SITE }, endpoints);
const NAMES = Object.keys(endpoints) as EndpointName[];

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

test('a request that no mock handles is an error that names it', async () => {
  const response = await createMockApi().fetch(new Request(`${SITE}/.netlify/functions/forgotten`));
  expect(response.status).toBe(501);
  expect(await response.json()).toEqual({ error: 'No mock handles GET /.netlify/functions/forgotten' });
});

test('jobs’ ages count back from the time the mocks are given', async () => {
  resetMocks({ now: new Date('2030-01-10T12:00:00Z') });
  const result = await clientOf().getJobs({ limit: 1 });
  expect(result).toMatchObject({ ok: true, data: { jobs: [{ created_at: '2030-01-10T11:00:00.000Z' }] } });
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

describe('scenarios', () => {
  const failingOf = async (scenario: ScenarioName) => {
    const api = clientOf(scenario);
    const tables = createDataLayer(api.dataLayer);
    const reads = { publicJobs: () => tables.jobs({}), jobCategories: () => tables.categories() };
    const calls = { ...api, ...reads };
    const results = await Promise.all(NAMES.map((name) => calls[name]({} as never)));
    return results.map((result) =>
      result.ok ? 'ok' : result.error.kind === 'refused' ? result.error.status : result.error.kind,
    );
  };
  const all = (outcome: string | number) => NAMES.map(() => outcome);

  test('offline, nothing arrives', async () => expect(await failingOf('offline')).toEqual(all('network')));
  test('with a server error, everything is a 500 with an apology', async () => {
    expect(await failingOf('server-error')).toEqual(all(500));
    const message = 'Something went wrong on our side. Please try again.';
    const api = clientOf('server-error');
    expect(await api.getJobs({})).toMatchObject({ error: { message } });
    expect(await createDataLayer(api.dataLayer).categories()).toMatchObject({
      error: { message: `Error fetching categories: ${message}` },
    });
  });
  test('unreadable answers are distinguished from refusals', async () =>
    expect(await failingOf('unreadable')).toEqual(all('unreadable')));

  test('rate-limited, every write is refused and reading goes on', async () => {
    const api = clientOf('rate-limited');
    expect(await api.sendEmail(MESSAGE)).toMatchObject({ ok: false, error: { status: 429, retryAfter: 900 } });
    expect(await api.getJobs({})).toMatchObject({ ok: true });
  });

  test('empty, the lists are empty and no sync has run', async () => {
    const api = clientOf('empty');
    expect(await api.getJobs({})).toMatchObject({
      ok: true,
      data: { jobs: [], pagination: { total: 0, hasNext: false } },
    });
    const tables = createDataLayer(api.dataLayer);
    expect(await tables.jobs({})).toEqual({ ok: true, data: [] });
    expect(await tables.categories()).toEqual({ ok: true, data: [] });
    expect(await api.syncStatus({})).toMatchObject({ ok: true, data: { data: { latestSync: null } } });
  });

  test('forbidden, even the right password is refused', async () => {
    const api = clientOf('forbidden');
    expect(await api.secureAuth({ action: 'login', password: MOCK_PASSWORD })).toMatchObject({
      ok: false,
      error: { status: 401 },
    });
    expect(await api.clearJobs({})).toMatchObject({ ok: false, error: { status: 401 } });
  });

  test('signed in, proposals open without a password', async () => {
    const api = clientOf('signed-in');
    expect(await api.transportUkAuth({ action: 'verify' })).toMatchObject({ ok: true, data: { valid: true } });
    expect(await api.proposalContent({ copy: 'operator' })).toMatchObject({ ok: true, data: { copy: 'operator' } });
  });

  test('with a failed sync, staff see why and the next one fails too', async () => {
    const api = clientOf('sync-failed');
    expect(await api.syncStatus({})).toMatchObject({ ok: true, data: { data: { latestSync: { status: 'failed' } } } });
    expect(await api.triggerSync({})).toMatchObject({
      ok: false,
      error: { status: 502, message: 'The feed did not answer' },
    });
  });

  test('not found, every job is gone and the list stays', async () => {
    const api = clientOf('not-found');
    expect(await api.getJobDetails({ slug: mockState.jobs[0]!.slug })).toMatchObject({
      ok: false,
      error: { status: 404, message: 'Job not found' },
    });
    expect(await api.getJobs({})).toMatchObject({ ok: true });
  });

  test('with an expired link, no subscription is confirmed, and every one can be ended', async () => {
    const api = clientOf('expired-link');
    expect(await api.confirmSubscription({ token: 'mock-confirm-1' })).toMatchObject({
      ok: false,
      error: { status: 410 },
    });
    expect(await api.unsubscribe({ token: 'mock-manage-1' })).toMatchObject({ ok: true });
    expect(mockState.subscriptions.map(({ number }) => number)).toEqual([2, 3]);
  });

  test.each([
    ['cookie', { cookie: 'theme=dark; mock-scenario=server-error' }, 500],
    ['header', { 'x-mock-scenario': 'server-error' }, 500],
    ['header over the cookie', { 'x-mock-scenario': 'empty', cookie: 'mock-scenario=server-error' }, 200],
    ['cookie with an unknown name', { cookie: 'mock-scenario=toString' }, 200],
  ])('a request chooses its own scenario by %s', async (_how, headers, status) => {
    const request = new Request(SITE + endpoints.getJobs.path, { headers: headers as Record<string, string> });
    expect((await createMockApi().fetch(request)).status).toBe(status);
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
