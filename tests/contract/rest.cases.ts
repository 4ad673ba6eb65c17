import { PostgrestClient } from '@supabase/postgrest-js';
import { JOB_CATEGORIES, SALARY_PERIODS, salaryText, type PublicJobsQuery } from '@site/contract';
import { describe, expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, firstJob, listJobs } from './calls.ts';

export function restCases(backend: () => Backend): void {
  const rows = async (query: PublicJobsQuery = {}) => dataOf(await backend().visitor().tables.jobs(query));
  const row = async (slug: string) => dataOf(await backend().visitor().tables.job(slug));
  const status = async (query: string) => (await backend().visitor().send(`/rest/v1/public_jobs?${query}`)).status;

  test('the categories are the seven specialisations, in their order', async () => {
    const categories = dataOf(await backend().visitor().tables.categories());
    expect(categories.map(({ name }) => name)).toEqual([...JOB_CATEGORIES]);
    expect(categories.every(({ color }) => /^#[0-9A-F]{6}$/i.test(color))).toBe(true);
  });

  test('the rows are the jobs of the job board, newest first', async () => {
    const { jobs } = await listJobs(backend().visitor(), { limit: 10 });
    const newest = await rows({ limit: 10 });
    expect(newest.map(({ slug, posted_date }) => [slug, posted_date])).toEqual(
      jobs.map(({ slug, created_at }) => [slug, created_at]),
    );
  });

  test('a row states its pay as the card of the same job does', async () => {
    const { jobs } = await listJobs(backend().visitor(), { limit: 100 });
    expect(new Set(jobs.map(({ salary_period }) => salary_period))).toEqual(new Set(SALARY_PERIODS));
    const texts = new Map((await rows({ limit: 100 })).map(({ slug, salary_text }) => [slug, salary_text]));
    expect(jobs.map(({ slug }) => texts.get(slug))).toEqual(jobs.map(salaryText));
  });

  test('an offset without a limit takes ten rows from there', async () => {
    const all = await rows({ limit: 20 });
    expect(await rows({ offset: 5 })).toEqual(all.slice(5, 15));
  });

  test.each(['asc', 'desc'] as const)('rows sort by title, %s', async (sort_order) => {
    const initials = (await rows({ sort_by: 'title', sort_order, limit: 500 })).map(({ title }) => title.charAt(0));
    const sorted = [...initials].sort();
    expect(initials).toEqual(sort_order === 'asc' ? sorted : sorted.reverse());
  });

  describe('filters', () => {
    test('category and contract type must be equal', async () => {
      const found = await rows({ category: 'Warehouse', job_type: 'temporary' });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ category, job_type }) => category === 'Warehouse' && job_type === 'temporary')).toBe(true);
      expect(await rows({ category: 'warehouse' })).toEqual([]);
    });

    test('a location matches in part, whatever the case', async () => {
      const found = await rows({ location: 'MANCH' });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ location }) => location === 'Manchester')).toBe(true);
    });

    test('a search looks in title, location and category', async () => {
      const found = await rows({ search: 'logistics' });
      expect(found.length).toBeGreaterThan(0);
      expect(
        found.every(({ title, location, category }) =>
          `${title} ${location} ${category}`.toLowerCase().includes('logistics'),
        ),
      ).toBe(true);
    });

    test('commas, brackets and quotes in a search are literal', async () => {
      const wanted = (await rows({ limit: 500 })).find(({ title }) => title.includes('('))!;
      expect((await rows({ search: wanted.title })).map(({ id }) => id)).toContain(wanted.id);
      for (const search of ['a,b', '"', '(', ')', 'x",id.eq."y'])
        expect(await rows({ search: `zz${search}zz` })).toEqual([]);
    });

    test('featured rows are featured', async () => {
      expect((await rows({ featured: true })).every(({ is_featured }) => is_featured)).toBe(true);
    });

    test('a slug finds one row, or none', async () => {
      const { slug } = await firstJob(backend().visitor());
      expect(await row(slug)).toMatchObject({ slug });
      expect(await row('no-such-job')).toBeNull();
    });
  });

  test('views of a job count people, not requests for its details', async () => {
    const visitor = backend().visitor();
    const { slug, id } = await firstJob(visitor);
    const before = (await row(slug))!.view_count;
    dataOf(await visitor.api.getJobDetails({ slug }));
    expect((await row(slug))!.view_count).toBe(before);
    for (const each of [visitor, backend().visitor()]) dataOf(await each.api.jobViewed({ id }));
    expect((await row(slug))!.view_count).toBe(before + 2);
    expect(dataOf(await visitor.api.jobViewed({ id: 'no-such-job' }))).toEqual({ success: true });
  });

  describe('other requests of the PostgREST client', () => {
    const client = () => {
      const { url, fetch } = backend().visitor().api.dataLayer;
      return new PostgrestClient(url, fetch && { fetch });
    };

    test('one row, or an error if there is none', async () => {
      const { slug } = await firstJob(backend().visitor());
      const one = await client().from('public_jobs').select('*').eq('slug', slug).single();
      expect(one.data).toMatchObject({ slug });
      const none = await client().from('public_jobs').select('*').eq('slug', 'no-such-job').single();
      expect(none).toMatchObject({ data: null, status: 406, error: { code: 'PGRST116' } });
    });

    test('nothing can be written', async () => {
      const deleted = await client().from('public_jobs').delete().eq('slug', 'x');
      expect(deleted).toMatchObject({ status: 405, error: { message: 'Method DELETE is not allowed here' } });
      const inserted = await client().from('job_categories').insert({ name: 'Pilot' });
      expect(inserted).toMatchObject({ status: 405, error: { message: 'Method POST is not allowed here' } });
    });
  });

  test.each([
    ['comparisons', Array.from({ length: 21 }, () => 'title=ilike.*e*').join('&')],
    ['alternatives', `or=(${Array.from({ length: 21 }, () => 'title.ilike.*e*').join()})`],
    ['columns to order by', `order=${Array.from({ length: 21 }, () => 'title').join()}`],
  ])('more %s than any page needs are refused', async (_what, query) => expect(await status(query)).toBe(400));

  test.each([
    'select=id',
    'salary=eq.1',
    'title=regex.x',
    'title=plain',
    'order=title.sideways',
    'order=salary',
    'limit=-1',
    'offset=x',
    'or=title',
    'or=(title.eq.x,)',
  ])('what is not understood is refused: %s', async (query) => expect(await status(query)).toBe(400));
}
