import { createApiClient, endpoints, type EndpointName } from '@site/contract';
import { createDataLayer } from '@site/contract/data-layer.ts';
import { describe, expect, test } from 'vitest';
import { applicationFor, dataOf, MESSAGE, refusalOf } from './calls.ts';

/** A back end that returns only what the site's specification names. */
function backEndThatSays(body: unknown, init?: ResponseInit) {
  const text = body === undefined ? null : JSON.stringify(body);
  const api = createApiClient({ baseUrl: 'http://site.test', fetch: async () => new Response(text, init) }, endpoints);
  return { api, tables: createDataLayer(api.dataLayer) };
}

const TIME = '2026-11-16T09:00:00+00:00';
const JOB = {
  id: 7,
  slug: 'van-driver-leeds',
  title: 'Van Driver',
  location: 'Leeds',
  category: 'Van Driver',
  description: 'Vans.',
  created_at: TIME,
};
const WHOLE_JOB = {
  ...JOB,
  id: '7',
  company: null,
  salary_min: null,
  salary_max: null,
  salary_period: 'year',
  job_type: null,
  requirements: null,
  benefits: null,
  apply_url: null,
};
const APPLICATION = applicationFor(JOB);

describe('a back end that returns only what the specification names is understood', () => {
  test('get-jobs: jobs without salary period, links or other fields of ours, and how many pages there are', async () => {
    const pagination = { total: 30, totalPages: 3, hasPrev: true, hasNext: true };
    const { api } = backEndThatSays({ jobs: [JOB], pagination });
    const list = dataOf(await api.getJobs({ page: 2 }));
    expect(list.jobs).toEqual([WHOLE_JOB]);
    expect(list.pagination).toMatchObject(pagination);
  });

  test.each([
    ['an unknown period of pay', { salary_period: 'week' }, { salary_period: 'year' }],
    ['a job type of its own', { job_type: 'seasonal' }, { job_type: 'seasonal' }],
    ['an advert without a text', { description: null }, { description: '' }],
  ])('get-jobs: %s', async (_what, said, read) => {
    const { api } = backEndThatSays({
      jobs: [{ ...JOB, ...said }],
      pagination: { total: 1, totalPages: 1, hasPrev: false, hasNext: false },
    });
    expect(dataOf(await api.getJobs({})).jobs[0]).toMatchObject(read);
  });

  test('get-job-details: a job without related ones', async () => {
    const { api } = backEndThatSays({ job: JOB });
    expect(dataOf(await api.getJobDetails({ slug: JOB.slug }))).toEqual({ job: WHOLE_JOB, relatedJobs: [] });
  });

  test.each([
    ['success and no reference', { success: true }],
    ['a message of its own', { message: 'Thank you' }],
    ['an empty object', {}],
    ['nothing at all', undefined],
  ])('apply-to-job and send-email: %s', async (_what, body) => {
    const { api } = backEndThatSays(body);
    const taken = { success: true, reference: '' };
    expect(dataOf(await api.applyToJob(APPLICATION))).toEqual(taken);
    expect(dataOf(await api.sendEmail(MESSAGE))).toEqual(taken);
  });

  test.each(['secureAuth', 'transportUkAuth'] as const)('%s: success alone, valid alone', async (gate) => {
    const silent = await backEndThatSays({}).api[gate]({ action: 'login', password: 'x' });
    expect(dataOf(silent)).toMatchObject({ success: false });
    const login = await backEndThatSays({ success: true }).api[gate]({ action: 'login', password: 'x' });
    expect(dataOf(login)).toMatchObject({ success: true });
    const verify = await backEndThatSays({ valid: true, refreshed: true }).api[gate]({ action: 'verify' });
    expect(dataOf(verify)).toMatchObject({ valid: true, refreshed: true });
    const ended = await backEndThatSays({ valid: false }).api[gate]({ action: 'verify' });
    expect(dataOf(ended)).toMatchObject({ valid: false });
  });

  test('sync-status: a run without the figures that are ours', async () => {
    const latestSync = { status: 'completed', jobsProcessed: 5, jobsAdded: 2, jobsUpdated: 1 };
    const data = { totalActiveJobs: 5, lastSuccessfulSync: { completedAt: TIME }, latestSync };
    const status = dataOf(await backEndThatSays({ success: true, data }).api.syncStatus({})).data;
    expect(status).toEqual({
      ...data,
      latestSync: { ...latestSync, jobsClosed: 0, jobsFailed: 0, errorMessage: null },
      mode: null,
    });
  });

  test('sync-status: no sync yet', async () => {
    const status = dataOf(await backEndThatSays({ success: true, data: { totalActiveJobs: 0 } }).api.syncStatus({}));
    expect(status.data).toEqual({ totalActiveJobs: 0, lastSuccessfulSync: null, latestSync: null, mode: null });
  });

  test('sync-status: a run that is neither completed nor failed is in progress, whatever it is called', async () => {
    const data = { totalActiveJobs: 0, latestSync: { status: 'queued', jobsProcessed: null } };
    const status = dataOf(await backEndThatSays({ success: true, data }).api.syncStatus({})).data;
    expect(status.latestSync).toMatchObject({ status: 'running', jobsProcessed: 0 });
  });

  test('trigger-sync: success without figures', async () => {
    expect(dataOf(await backEndThatSays({ success: true }).api.triggerSync({}))).toEqual({ success: true, data: null });
  });

  test('clear-jobs: success and how many', async () => {
    const { api } = backEndThatSays({ success: true, jobsCleared: 12 });
    expect(dataOf(await api.clearJobs({})).jobsCleared).toBe(12);
  });

  test('test-supabase: any object', async () => {
    const { api } = backEndThatSays({ connected: 'yes', categories: [] });
    expect(dataOf(await api.testDatabase({}))).toMatchObject({ success: true, database: null });
  });

  test('public_jobs: rows whose optional columns are null', async () => {
    const row = { id: 7, slug: JOB.slug, title: JOB.title, posted_date: TIME, salary_text: null, view_count: null };
    const [job] = dataOf(await backEndThatSays([row]).tables.jobs({}));
    expect(job).toMatchObject({ id: '7', salary_text: '', view_count: 0, is_featured: false, logicmelon_id: '' });
  });

  test('job_categories: rows whose optional columns are null', async () => {
    const row = { id: 1, name: 'Warehouse', description: null, color: null, is_active: true, sort_order: null };
    const [category] = dataOf(await backEndThatSays([row]).tables.categories());
    expect(category).toEqual({ ...row, id: '1', description: '', color: '', sort_order: 0 });
  });
});

describe('a refusal is understood at any status', () => {
  const REFUSED = { getJobs: {}, applyToJob: APPLICATION, sendEmail: MESSAGE, triggerSync: {}, clearJobs: {} } as const;

  test.each(Object.entries(REFUSED))('%s: success false and an error', async (name, input) => {
    const { api } = backEndThatSays({ success: false, error: 'Not today' });
    const refusal = refusalOf(await api[name as keyof typeof REFUSED](input as never));
    expect(refusal).toMatchObject({ status: 200, message: 'Not today', fields: {} });
  });

  test('an error alone', async () => {
    const { api } = backEndThatSays({ error: 'Job not found' });
    expect(refusalOf(await api.getJobDetails({ slug: 'x' }))).toMatchObject({ status: 200, message: 'Job not found' });
  });

  test('success false alone, as for a wrong password', async () => {
    const { api } = backEndThatSays({ success: false });
    expect(refusalOf(await api.secureAuth({ action: 'login', password: 'x' })).message).toBe('');
  });

  test('an error whose other fields are not ours keeps its sentence', async () => {
    const { api } = backEndThatSays({ error: 'Please check the form', fields: ['email'] }, { status: 422 });
    const refusal = refusalOf(await api.sendEmail(MESSAGE));
    expect(refusal).toMatchObject({ status: 422, message: 'Please check the form', fields: {} });
  });

  test('a refusal without a message', async () => {
    const { api } = backEndThatSays(undefined, { status: 503 });
    expect(refusalOf(await api.getJobs({}))).toMatchObject({ status: 503, message: '' });
  });

  test('an empty error beside a success is not an error', async () => {
    const { api } = backEndThatSays({ success: true, error: null, jobsCleared: 1 });
    expect(dataOf(await api.clearJobs({})).jobsCleared).toBe(1);
  });

  test('a closed job’s refusal offers related jobs, and no other refusal does', async () => {
    const body = { error: 'This job is closed', relatedJobs: [JOB] };
    const { api } = backEndThatSays(body, { status: 410 });
    expect(refusalOf(await api.getJobDetails({ slug: 'x' })).details).toEqual({ relatedJobs: [WHOLE_JOB] });
    expect(refusalOf(await api.getJobs({}))).not.toHaveProperty('details');
  });
});

test.each(['triggerSync', 'clearJobs'] as const)('%s has not succeeded until the back end says so', async (name) => {
  const result = await backEndThatSays({}).api[name]({});
  expect(result).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
});

test.each([
  ['a web page', '<!doctype html>'],
  ['a number', 4],
])('%s is unreadable for every call, not a success', async (_what, body) => {
  const { api } = backEndThatSays(body);
  const names = Object.keys(endpoints) as EndpointName[];
  const calls = names.filter((name) => name !== 'publicJobs' && name !== 'jobCategories');
  const kinds = await Promise.all(
    calls.map(async (name) => {
      const result = await api[name as 'getJobs']({});
      return result.ok ? `${name} succeeded` : result.error.kind;
    }),
  );
  expect(new Set(kinds)).toEqual(new Set(['unreadable']));
});
