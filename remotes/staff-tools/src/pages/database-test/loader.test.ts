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
  expect(data.syncStatus).toEqual({ ok: true, data: status });
});
