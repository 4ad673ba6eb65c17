import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { databaseTestLoader } from './loader.ts';

const respond = (answers: Record<string, Response>) => {
  const asked: URL[] = [];
  const api = createApiClient({
    baseUrl: 'https://example.com',
    fetch: async ({ url }) => {
      asked.push(new URL(url));
      return answers[new URL(url).pathname] ?? new Response(null, { status: 404 });
    },
  });
  return { api, asked };
};

const request = new Request('https://example.com/test-supabase');
const emptyLog = { rows: [], pagination: { total: 0, totalPages: 0 } };
const status = { totalActiveJobs: 3, lastSuccessfulSync: null, latestSync: null };

test('the page reads at most ten jobs, newest first', async () => {
  const { api, asked } = respond({});
  await databaseTestLoader({ api, request, params: {} });
  const jobs = asked.find(({ pathname }) => pathname === '/rest/v1/public_jobs');
  expect(jobs?.searchParams.get('limit')).toBe('10');
  expect(jobs?.searchParams.get('order')).toBe('posted_date.desc');
});

test('one part that fails leaves the others in place', async () => {
  const { api } = respond({
    '/rest/v1/job_categories': Response.json([]),
    '/.netlify/functions/sync-status': Response.json({ success: true, data: status }),
  });
  const data = await databaseTestLoader({ api, request, params: {} });
  expect(data.categories).toEqual({ ok: true, data: [] });
  expect(data.jobs.ok).toBe(false);
  expect(data.syncStatus).toEqual({ ok: true, data: { success: true, data: { ...status, mode: null } } });
});

test('the server reads the audit log for a browser that may have a session, and for no other', async () => {
  const { api, asked } = respond({ '/.netlify/functions/audit-log': Response.json(emptyLog) });
  const auditOf = async (headers: HeadersInit) =>
    (await databaseTestLoader({ api, request: new Request(request, { headers }), params: {} })).audit;
  expect(await auditOf({})).toBeUndefined();
  expect(asked.map(({ pathname }) => pathname)).not.toContain('/.netlify/functions/audit-log');
  expect(await auditOf({ cookie: 'staff=token' })).toEqual({ ok: true, data: emptyLog });
});

test('a session that has ended shows no audit log, and no error', async () => {
  const refusal = Response.json({ error: 'Staff only' }, { status: 401 });
  const { api } = respond({ '/.netlify/functions/audit-log': refusal });
  const ended = new Request(request, { headers: { cookie: 'staff=old' } });
  expect((await databaseTestLoader({ api, request: ended, params: {} })).audit).toBeUndefined();
});
