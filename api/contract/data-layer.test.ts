import { describe, expect, test } from 'vitest';
import { createDataLayer, type DataLayer } from './data-layer.ts';
import type { PublicJobsQuery } from './rest.ts';

/** The data layer on tables that answer one thing, and the requests that they got. */
function tablesThatAnswer(answer: () => Response) {
  const asked: Request[] = [];
  const tables = createDataLayer({
    url: 'https://project.example/rest/v1',
    key: 'public-key',
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return answer();
    },
  });
  return { tables, asked };
}

/** The request that a read makes: its path and its query, decoded. */
async function requestOf(read: (tables: DataLayer) => Promise<unknown>) {
  const { tables, asked } = tablesThatAnswer(() => Response.json([]));
  await read(tables);
  const [request] = asked;
  const { pathname, searchParams } = new URL(request!.url);
  return { method: request!.method, headers: request!.headers, pathname, query: Object.fromEntries(searchParams) };
}

const queryOf = async (query: PublicJobsQuery) => (await requestOf((tables) => tables.jobs(query))).query;

const DEFAULTS = { select: '*', order: 'posted_date.desc' };

describe('jobs are read from the view public_jobs', () => {
  test('anonymously, with the public key: all fields, the newest first, without a limit', async () => {
    const { method, pathname, query, headers } = await requestOf((tables) => tables.jobs({}));
    expect([method, pathname, query]).toEqual(['GET', '/rest/v1/public_jobs', DEFAULTS]);
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual(['public-key', 'Bearer public-key']);
    expect(headers.has('cookie')).toBe(false);
  });

  test.each<[string, PublicJobsQuery, Record<string, string>]>([
    ['a category is equal', { category: 'HGV Driver' }, { category: 'eq.HGV Driver' }],
    ['a location contains the text, whatever the case', { location: 'leeds' }, { location: 'ilike.%leeds%' }],
    ['a job type is equal', { job_type: 'temporary' }, { job_type: 'eq.temporary' }],
    [
      'a search matches title, location or category, whatever the case',
      { search: 'van' },
      { or: '(title.ilike."%van%",location.ilike."%van%",category.ilike."%van%")' },
    ],
    ['featured means is_featured is true', { featured: true }, { is_featured: 'is.true' }],
    ['not asking for featured jobs filters nothing', { featured: false }, {}],
    ['an empty filter filters nothing', { category: '', location: '', job_type: '', search: '' }, {}],
    ['sort_by, still descending', { sort_by: 'title' }, { order: 'title.desc' }],
    ['sort_order', { sort_by: 'view_count', sort_order: 'asc' }, { order: 'view_count.asc' }],
    ['a limit alone takes the first rows', { limit: 10 }, { limit: '10' }],
    ['an offset alone takes a range of ten rows', { offset: 20 }, { offset: '20', limit: '10' }],
    ['an offset of zero does too', { offset: 0 }, { offset: '0', limit: '10' }],
    ['an offset and a limit take that range', { offset: 20, limit: 5 }, { offset: '20', limit: '5' }],
    ['wildcards in a location are text', { location: '50%_' }, { location: String.raw`ilike.%50\%\_%` }],
  ])('%s', async (_rule, query, expected) => {
    expect(await queryOf(query)).toEqual({ ...DEFAULTS, ...expected });
  });
});

test('one job is read by its slug', async () => {
  const { pathname, query } = await requestOf((tables) => tables.job('van-driver-leeds'));
  expect([pathname, query]).toEqual(['/rest/v1/public_jobs', { select: '*', slug: 'eq.van-driver-leeds', limit: '1' }]);
});

test('categories are the active ones, by sort_order', async () => {
  const { pathname, query } = await requestOf((tables) => tables.categories());
  expect([pathname, query]).toEqual([
    '/rest/v1/job_categories',
    { select: '*', is_active: 'is.true', order: 'sort_order.asc' },
  ]);
});

describe('a read that fails says what was read, and why it failed', () => {
  const READS: readonly [string, (tables: DataLayer) => ReturnType<DataLayer['job' | 'jobs' | 'categories']>][] = [
    ['Error fetching jobs: ', (tables) => tables.jobs({})],
    ['Error fetching job: ', (tables) => tables.job('van-driver-leeds')],
    ['Error fetching categories: ', (tables) => tables.categories()],
  ];

  describe.each(READS)('%s<message>', (prefix, read) => {
    const errorOf = async (answer: () => Response) => {
      const result = await read(tablesThatAnswer(answer).tables);
      return result.ok ? undefined : result.error;
    };

    test('when the tables refuse: their message', async () => {
      const error = await errorOf(() =>
        Response.json({ message: 'permission denied', code: '42501' }, { status: 401 }),
      );
      expect(error).toMatchObject({ kind: 'refused', status: 401, message: `${prefix}permission denied` });
    });

    test('when they refuse without a message: the status', async () => {
      const error = await errorOf(() => new Response('{}', { status: 503 }));
      expect(error).toMatchObject({ kind: 'refused', message: `${prefix}The server answered with status 503` });
    });

    test('when no answer comes: the network’s message', async () => {
      const error = await errorOf(() => {
        throw new TypeError('Failed to fetch');
      });
      expect(error?.kind).toBe('network');
      expect(error?.message).toMatch(new RegExp(`^${prefix}.*Failed to fetch`));
    });

    test('when the answer is not rows', async () => {
      const error = await errorOf(() => Response.json([{ id: 1 }]));
      expect(error).toEqual({ kind: 'unreadable', message: `${prefix}Unexpected rows` });
    });
  });
});
