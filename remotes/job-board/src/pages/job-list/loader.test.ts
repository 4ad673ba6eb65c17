import { describe, expect, it, vi } from 'vitest';
import { createApiClient, type JobList } from '@site/contract';
import { loader } from './loader.ts';
import { meta } from './meta.ts';

const empty: JobList = {
  jobs: [],
  pagination: { page: 1, limit: 12, total: 0, totalPages: 0, hasPrev: false, hasNext: false },
};

/** Loads the page at `address` and reports what the API was asked. */
async function load(address: string, answer: () => Response = () => Response.json(empty)) {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (request) => {
      asked.push(new URL(request.url).search);
      return answer();
    },
  });
  const loaded = await loader({ request: new Request(`http://site.test${address}`), params: {}, api });
  return { asked, data: loaded.data, status: loaded.init?.status ?? 200 };
}

describe('loading the job list', () => {
  it('asks for the first twelve jobs and omits the sort order', async () => {
    const { asked, status } = await load('/jobs');
    expect(asked).toEqual(['?page=1&limit=12&facets=1']);
    expect(status).toBe(200);
  });

  it('asks for exactly what the URL says', async () => {
    const { asked } = await load('/jobs?search=night&location=London&salary_min=30000&sort=oldest&limit=24&page=2');
    expect(new URLSearchParams(asked[0])).toEqual(
      new URLSearchParams('page=2&limit=24&search=night&location=London&salary_min=30000&sort=oldest&facets=1'),
    );
  });

  it('asks for the number of jobs of each option, and passes on what the back end says about the search', async () => {
    const said = {
      place: { kind: 'town', name: 'Salford', area: 'Greater Manchester' },
      facets: { licence: { C: 3 } },
      alternatives: [{ within: 20, total: 34 }],
    };
    const { asked, data } = await load('/jobs?near=salford&licence=C&licence=D', () =>
      Response.json({ ...empty, ...said }),
    );
    expect(new URLSearchParams(asked[0]).getAll('licence')).toEqual(['C', 'D']);
    expect(new URLSearchParams(asked[0]).get('facets')).toBe('1');
    expect(data.outcome).toMatchObject(said);
  });

  it('sends a form with a full postcode on to an address with its outward part only', async () => {
    const redirected = load('/jobs?search=driver&near=m6+8qx&within=20').catch((thrown: unknown) => thrown);
    const response = (await redirected) as Response;
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/jobs?search=driver&near=M6&within=20');
  });

  it('passes on that a search is meant exactly, and what was corrected', async () => {
    const corrected = { from: 'drvier', to: 'driver' };
    const { asked, data } = await load('/jobs?search=drvier&exact=1', () => Response.json({ ...empty, corrected }));
    expect(new URLSearchParams(asked[0]).get('exact')).toBe('1');
    expect(data.outcome).toMatchObject({ ok: true, corrected });
  });

  it('never passes on invalid values', async () => {
    const { asked, status } = await load('/jobs?page=-3&limit=7&sort=best&job_type=king&salary_max=%F0%9F%92%B7');
    expect(asked).toEqual(['?page=1&limit=12&facets=1']);
    expect(status).toBe(200);
  });

  it.each([
    ['the server fails', () => Response.json({ error: 'Internal error' }, { status: 500 })],
    ['the reply is nonsense', () => new Response('<html>')],
    [
      'no answer comes',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('shows no jobs, answers 502 and logs why when %s', async (_case, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { data, status } = await load('/jobs?location=Leeds', answer);
    expect(data).toMatchObject({ query: { location: ['Leeds'] }, outcome: { ok: false } });
    expect(status).toBe(502);
    expect(log).toHaveBeenCalledOnce();
  });

  it('answers 404 past the last page, unless the search has no jobs at all', async () => {
    const ofTwoPages = () =>
      Response.json({ ...empty, pagination: { ...empty.pagination, total: 20, totalPages: 2, hasPrev: true } });
    const { data, status } = await load('/jobs?page=3', ofTwoPages);
    expect(data.outcome).toMatchObject({ ok: true, jobs: [], pagination: { page: 3, totalPages: 2 } });
    expect(status).toBe(404);
    expect(meta({ data, params: {}, url: new URL('http://site.test/jobs?page=3') }).robots).toBe('noindex');
    expect((await load('/jobs?page=2', ofTwoPages)).status).toBe(200);
    expect((await load('/jobs?page=3')).status).toBe(200);
  });

  it('says how long to wait when the visitor has asked too often', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = 'Too many requests. Please wait 15 minutes before trying again.';
    const { data, status } = await load('/jobs', () => Response.json({ error }, { status: 429 }));
    expect(data).toMatchObject({ outcome: { ok: false, message: error } });
    expect(status).toBe(429);
  });
});

describe('the job list in search engines', () => {
  const metaOf = async (address: string) =>
    meta({ data: (await load(address)).data, params: {}, url: new URL(`http://site.test${address}`) });

  it('counts as a landing page or as nothing when it is filtered', async () => {
    expect((await metaOf('/jobs?category=HGV+Driver')).canonical).toBe('/jobs/hgv-driver');
    expect((await metaOf('/jobs?location=London&category=HGV+Driver')).robots).toBe('noindex');
  });

  it('has the category, the place and the page in its title', async () => {
    expect((await metaOf('/jobs?category=Warehouse&location=Leeds&page=2')).title).toBe(
      'Warehouse jobs in Leeds, page 2',
    );
    expect((await metaOf('/jobs')).title).toBe('Transport and logistics jobs');
  });

  it('has the place as it is usually written', async () => {
    const found = () => Response.json({ ...empty, place: { kind: 'area', name: 'West Yorkshire' } });
    const { data } = await load('/jobs?near=w+yorks', found);
    expect(meta({ data, params: {}, url: new URL('http://site.test/jobs') }).title).toBe(
      'Transport and logistics jobs in West Yorkshire',
    );
  });

  it('offers its search as feeds, whatever its page and order', async () => {
    expect((await metaOf('/jobs?category=Warehouse&page=2&sort=oldest')).alternates).toEqual([
      { name: 'RSS', type: 'application/rss+xml', title: 'Warehouse jobs (RSS)', href: '/jobs.rss?category=Warehouse' },
      {
        name: 'Atom',
        type: 'application/atom+xml',
        title: 'Warehouse jobs (Atom)',
        href: '/jobs.atom?category=Warehouse',
      },
      {
        name: 'JSON Feed',
        type: 'application/feed+json',
        title: 'Warehouse jobs (JSON Feed)',
        href: '/jobs.json?category=Warehouse',
      },
    ]);
  });

  it('is not indexed when it shows nothing', async () => {
    expect((await metaOf('/jobs?search=astronaut')).robots).toBe('noindex');
  });
});
