import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { loader as jobLoader } from '../job-detail/loader.ts';
import { loader } from './loader.ts';
import { meta } from './meta.ts';

const api = (status: number) =>
  createApiClient({ baseUrl: 'http://site.test', fetch: async () => Response.json({ error: 'No' }, { status }) });
const args = (status: number, search = '') => ({
  request: new Request(`http://site.test/jobs/van-driver${search}`),
  params: { slug: 'van-driver' },
  api: api(status),
});

test.each([
  [404, 'not-found'],
  [410, 'closed'],
])('an application for a job that is not there is answered with %i, as the job is', async (status, view) => {
  expect(await loader(args(status))).toMatchObject({ data: { view }, init: { status } });
});

test('search engines are kept away from it', () => {
  expect(meta({ data: undefined, params: {}, url: new URL('http://site.test/') }).robots).toBe('noindex');
});

test('its former address, a parameter of the job’s page, redirects to it', async () => {
  const moved = await jobLoader(args(200, '?apply')).catch((thrown: unknown) => thrown as Response);
  expect(moved).toBeInstanceOf(Response);
  const { status, headers } = moved as Response;
  expect([status, headers.get('location')]).toEqual([301, '/jobs/van-driver/apply']);
});
