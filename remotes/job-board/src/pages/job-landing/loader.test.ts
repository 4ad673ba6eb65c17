import { describe, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClient } from '@site/contract';
import { createMockApi, mockState } from '@site/mocks';
import { addresses } from './addresses.ts';
import { loader, type JobLandingData } from './loader.ts';
import { meta } from './meta.ts';

const mocked = createApiClient({ baseUrl: 'http://localhost', fetch: createMockApi().fetch });
const load = async (path: string, api: ApiClient = mocked) => {
  const { data, init } = await loader({ api, params: {}, request: new Request(`http://localhost${path}`) });
  return { data, status: init?.status ?? 200 };
};
const metaOf = (data: JobLandingData, path: string) =>
  meta({ data, params: {}, url: new URL(path, 'https://jobs.example') });

describe('a landing page', () => {
  it('shows the first jobs of its role, how many there are, and other places and roles', async () => {
    const { data, status } = await load('/jobs/hgv-driver');
    const drivers = mockState.jobs.filter(({ category }) => category === 'HGV Driver');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      view: 'jobs',
      title: 'HGV Driver jobs',
      list: { query: { category: ['HGV Driver'] }, outcome: { pagination: { total: drivers.length } } },
      intro: expect.stringContaining(`There are ${drivers.length} HGV Driver jobs.`),
    });
    if (data.view !== 'jobs') return;
    expect(data.places.length).toBeGreaterThan(0);
    expect(data.roles.map(({ slug }) => slug)).not.toContain('hgv-driver');
  });

  it('asks for the jobs near its place', async () => {
    const { data } = await load('/jobs/hgv-driver/in/leeds');
    expect(data).toMatchObject({
      title: 'HGV Driver jobs in Leeds',
      list: { query: { category: ['HGV Driver'], near: 'Leeds' } },
    });
  });

  it.each([
    ['/jobs/hgv-driver?page=2', '/jobs?category=HGV+Driver&page=2'],
    ['/jobs/hgv-driver?page=-1&utm_source=x', '/jobs?category=HGV+Driver&page=-1'],
    ['/jobs/in/leeds?near=Hull&shift=nights&shift=days', '/jobs?near=Hull&shift=nights&shift=days'],
  ])('by more criteria is the list of all jobs: %s', async (path, address) => {
    const thrown: unknown = await load(path).catch((error: unknown) => error);
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe(address);
  });

  it('is indexed at its own address, with its trail and feeds', async () => {
    const { data } = await load('/jobs/in/leeds');
    const { title, canonical, robots, structuredData, alternates } = metaOf(data, '/jobs/in/leeds');
    expect([title, canonical, robots]).toEqual(['Jobs in Leeds', '/jobs/in/leeds', undefined]);
    expect(structuredData).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' })]);
    expect(alternates?.map(({ href }) => href)).toContain('/jobs.rss?near=Leeds');
  });

  it('is not indexed while there are no such jobs', async () => {
    const { data } = await load('/jobs/in/leeds');
    if (data.view !== 'jobs' || !data.list.outcome.ok) throw new Error('No jobs');
    const list = { ...data.list, outcome: { ...data.list.outcome, jobs: [] } };
    expect(metaOf({ ...data, list }, '/jobs/in/leeds').robots).toBe('noindex');
  });

  it.each(['/jobs/in/atlantis', '/jobs/astronaut/in/leeds', `/jobs/in/${'x'.repeat(101)}`])(
    'does not exist for a role or place that nobody knows: %s',
    async (path) => {
      const { data, status } = await load(path);
      expect([data, status]).toEqual([{ view: 'not-found' }, 404]);
      expect(metaOf(data, path).robots).toBe('noindex');
    },
  );

  it.each(['/jobs/in/LEEDS', '/jobs/HGV-Driver/in/leeds', '/Jobs/IN/Leeds'])(
    'has an address in lower case, to which %s is sent on with its query',
    async (path) => {
      const response = (await load(`${path}?utm_source=x`).catch((thrown: unknown) => thrown)) as Response;
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(`${path.toLowerCase()}?utm_source=x`);
    },
  );

  it('says that loading failed, with a matching status', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = createApiClient({
      baseUrl: 'http://localhost',
      fetch: () => Promise.reject(new TypeError('away')),
    });
    expect(await load('/jobs/in/leeds', failing)).toEqual({ data: { view: 'failed' }, status: 502 });
    await expect(addresses(failing)).rejects.toThrow('The landing pages could not be listed');
  });

  it('is in the sitemap with the time of its newest change', async () => {
    expect(await addresses(mocked)).toContainEqual({
      path: '/jobs/hgv-driver/in/leeds',
      lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });
});
