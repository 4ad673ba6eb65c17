import type { ErrorReply } from '@site/contract';
import { describe, expect, test } from 'vitest';
import { correctedSearch } from '../../../jobs/search/correct-search.ts';
import type { TestApi } from '../../../test-support.ts';
import { ATTACKS } from '../../attacks.test-support.ts';
import { idOf, listJobs } from '../../sample-jobs.test-support.ts';

/** What the list of jobs promises, with the six jobs of sample-jobs.test-support.ts imported. */
export function describeGetJobs(api: () => TestApi): void {
  const list = (query: Record<string, string | number>) => listJobs(api(), query);
  const found = async (query: Record<string, string | number>) => (await list(query)).jobs.map(idOf);

  describe('get-jobs', () => {
    test('answers the newest first, in the contract’s shape', async () => {
      const { jobs, pagination } = await list({});
      expect(jobs.map(idOf)).toEqual([6, 5, 4, 3, 2, 1]);
      expect(pagination).toEqual({ page: 1, limit: 12, total: 6, totalPages: 1, hasPrev: false, hasNext: false });
      expect(jobs[0]).toMatchObject({
        id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        slug: 'hgv-class-2-driver-leeds-6',
        title: 'HGV Class 2 Driver',
        company: 'Aire Haulage',
        location: 'Leeds',
        salary_min: 30_000,
        salary_max: 32_000,
        salary_period: 'year',
        job_type: 'part-time',
        category: 'HGV Driver',
        description: '<p>Trunking out of Leeds.</p>',
        requirements: '<ul><li>Category C+E</li></ul>',
        benefits: null,
        apply_url: 'https://apply.example/6',
        created_at: '2026-02-06T09:00:00.000Z',
        reference: '6',
        licences: ['C', 'C+E'],
      });
    });

    test('pages through all jobs without a gap, and is empty past the end', async () => {
      expect([await found({ limit: 4 }), await found({ limit: 4, page: 2 })]).toEqual([
        [6, 5, 4, 3],
        [2, 1],
      ]);
      expect((await list({ limit: 4, page: 2 })).pagination).toMatchObject({
        total: 6,
        totalPages: 2,
        hasPrev: true,
        hasNext: false,
      });
      expect(await list({ page: 9 })).toMatchObject({
        jobs: [],
        pagination: { total: 6, hasPrev: true, hasNext: false },
      });
    });

    test.each([
      ['newest', [6, 5, 4, 3, 2, 1]],
      ['oldest', [1, 2, 3, 4, 5, 6]],
      ['salary-high', [5, 4, 2, 1, 6, 3]],
      ['salary-low', [6, 1, 2, 4, 5, 3]],
    ])('sorts by %s, by yearly pay, jobs without figures last', async (sort, ids) => {
      expect(await found({ sort })).toEqual(ids);
    });

    test.each([
      [{ category: 'Warehouse' }, [3]],
      [{ location: 'london' }, [3, 2]],
      [{ job_type: 'temporary' }, [3]],
      [{ job_type: 'part-time', category: 'HGV Driver' }, [6]],
      [{ salary_min: 46_800 }, [5, 4, 2]],
      [{ salary_min: 46_801 }, [5, 4]],
      [{ salary_max: 36_000 }, [6, 1]],
      [{ salary_min: 39_000, salary_max: 50_000 }, [2, 1]],
      [{ category: 'No such' }, []],
    ])('filters by %j', async (query, ids) => {
      expect(await found(query)).toEqual(ids);
    });

    test.each([
      ['driver', [6, 1, 2]],
      ['drivers', [6, 1, 2]],
      ['hgv class 2', [6]],
      ['wareh', [3]],
      ['hgv driv', [6, 1, 2]],
      ['bristol', [4]],
      ['driver -night', [6, 1]],
      ['"class 1"', [1]],
      ['warehouse OR planner', [4, 3]],
      ['category c+e', [1, 6, 2]],
      ['driver leeds', [6, 1]],
      ['part time driver', [6]],
      ['full-time driver', [1, 2]],
      ['temp warehouse', [3]],
      ['forklift', []],
      ['%', [4]],
    ])('searches for %s, jobs whose title and place fit first', async (search, ids) => {
      expect(await found({ search })).toEqual(ids);
    });

    test.each([
      ['artic', 'class 1'],
      ['C&E', 'class 1'],
      ['lgv cat c', 'class two'],
      ['lorry driver', 'hgv driver'],
    ])('finds the same for %s as for %s', async (search, other) => {
      const ids = await found({ search });
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual(await found({ search: other }));
    });

    test.each([
      ['warehose', [3]],
      ['drvier', [6, 1, 2]],
      ['Bristoll planer', [4]],
      ['wareho operative', [3]],
      ['permenant driver', [1, 2]],
      ['nigth OR planer', [4, 2]],
      ['xylophone', []],
    ])('understands the typing error in %s', async (search, ids) => {
      expect(await found({ search })).toEqual(ids);
    });

    test.each([
      ['nigth driver', { from: 'nigth driver', to: 'night driver' }],
      ['night driver', undefined],
      ['zeppelin', undefined],
    ])('says what it made of %s', async (search, corrected) => {
      expect((await list({ search })).corrected).toEqual(corrected);
    });

    test('takes a search as it is where asked to', async () => {
      expect(await list({ search: 'warehose', exact: 1 })).toMatchObject({ jobs: [], pagination: { total: 0 } });
      expect(await found({ search: 'warehouse', exact: 1 })).toEqual([3]);
    });

    test('never takes one place for another', async () => {
      const { db } = api().services;
      const words = ['oxford', 'driver', 'stoke', 'burton', 'doncaster', 'bradford', 'stratford', 'brixton'];
      await db
        .insertInto('search_words')
        .values(words.map((word) => ({ word })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const places =
        'Salford, Dover, Kent, Brighton, Watford, Romford, Ilford, Telford, Bolton, Lancaster, Bedford, Stafford, ' +
        'milton keynes, STOKE-ON-TRENT, St. Helens, Newcastle upon Tyne, Brixham, Stretford, Keynes';
      for (const place of places.split(', ')) {
        expect(await correctedSearch(db, place), place).toBeUndefined();
        expect((await list({ search: place })).corrected, place).toBeUndefined();
      }
    });

    test.each([
      ['Yorkshire', [6, 5, 1]],
      ['driver West Yorkshire', [6, 1]],
      ['planner in the south west', [4]],
      ['Greater London', [3, 2]],
      ['night driver, London', [2]],
      ['England', [6, 5, 4, 3, 2, 1]],
      ['North of England', [6, 5, 1]],
      ['yorkshre', [6, 5, 1]],
      ['Kent', []],
      ['Reading', []],
      ['Scotland', []],
      ['driver north west', []],
    ])('finds the jobs that lie in %s', async (search, ids) => {
      expect(await found({ search })).toEqual(ids);
    });

    test('corrects no word when only the filters leave nothing', async () => {
      expect(await found({ search: 'warehouse', location: 'Leeds' })).toEqual([]);
    });

    test('pages from title matches to mentions without a gap', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => found({ search: 'driver', limit: 1, page })));
      expect(pages).toEqual([[6], [1], [2], []]);
    });

    test('keeps to the order requested', async () => {
      expect(await found({ search: 'driver', sort: 'oldest' })).toEqual([1, 2, 6]);
    });

    test.each(ATTACKS)('treats %s as words', async (attack) => {
      for (const name of ['search', 'location', 'category']) await list({ [name]: attack });
      expect((await list({})).pagination.total).toBe(6);
    });

    test.each([
      ['page=0'],
      ['page=1.5'],
      ['limit=0'],
      ['limit=101'],
      ['sort=random'],
      ['job_type=slave'],
      ['salary_min=-1'],
      ['salary_max=1e9'],
      ['search=%00'],
      [`search=${'x'.repeat(201)}`],
    ])('refuses %s with a reason', async (query) => {
      const response = await api().get(`/.netlify/functions/get-jobs?${query}`);
      expect(response.status).toBe(400);
      expect(((await response.json()) as ErrorReply).error).toMatch(/\w/);
    });
  });
}
