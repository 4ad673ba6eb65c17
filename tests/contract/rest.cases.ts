import { JOB_CATEGORIES, type PublicJobsQuery } from '@site/contract';
import { describe, expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, firstJob, listJobs } from './calls.ts';

export function restCases(backend: () => Backend): void {
  const rows = async (query: PublicJobsQuery = {}) => dataOf(await backend().visitor().api.publicJobs(query));
  const status = async (query: string) => (await backend().visitor().send(`/rest/v1/public_jobs?${query}`)).status;

  test('the categories are the seven specialisations, in their order', async () => {
    const categories = dataOf(await backend().visitor().api.jobCategories({}));
    expect(categories.map(({ name }) => name)).toEqual([...JOB_CATEGORIES]);
    expect(categories.every(({ color }) => /^#[0-9A-F]{6}$/i.test(color))).toBe(true);
  });

  test('the rows are the jobs of the job board, newest first', async () => {
    const { jobs } = await listJobs(backend().visitor(), { limit: 10 });
    const newest = await rows({ limit: 10 });
    expect(newest.map(({ slug, posted_date }) => [slug, posted_date])).toEqual(jobs.map(({ slug, created_at }) => [slug, created_at]));
  });

  test('a row says its pay in words', async () => {
    const { jobs } = await listJobs(backend().visitor(), { sort: 'salary-low', limit: 1 });
    const [row] = await rows({ slug: jobs[0]!.slug });
    expect(row?.salary_text).toMatch(/£[\d,]+(\.\d\d)?.* per (hour|day|annum)$/);
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
    test('category and contract type have to be equal', async () => {
      const found = await rows({ category: 'Warehouse', job_type: 'temporary' });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ category, job_type }) => category === 'Warehouse' && job_type === 'temporary')).toBe(true);
      expect(await rows({ category: 'warehouse' })).toEqual([]);
    });

    test('a location is contained, whatever the case', async () => {
      const found = await rows({ location: 'MANCH' });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ location }) => location === 'Manchester')).toBe(true);
    });

    test('a search looks in title, location and category', async () => {
      const found = await rows({ search: 'logistics' });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ title, location, category }) => `${title} ${location} ${category}`.toLowerCase().includes('logistics'))).toBe(true);
    });

    test('commas, brackets and quotes in a search stand for themselves', async () => {
      const wanted = (await rows({ limit: 500 })).find(({ title }) => title.includes('('))!;
      expect((await rows({ search: wanted.title })).map(({ id }) => id)).toContain(wanted.id);
      for (const search of ['a,b', '"', '(', ')', 'x",id.eq."y']) expect(await rows({ search: `zz${search}zz` })).toEqual([]);
    });

    test('featured rows are featured', async () => {
      expect((await rows({ featured: true })).every(({ is_featured }) => is_featured)).toBe(true);
    });

    test('a slug finds one row, or none', async () => {
      const { slug } = await firstJob(backend().visitor());
      expect(await rows({ slug })).toHaveLength(1);
      expect(await rows({ slug: 'no-such-job' })).toEqual([]);
    });
  });

  test('a visit to a job counts as a view', async () => {
    const visitor = backend().visitor();
    const { slug } = await firstJob(visitor);
    const before = (await rows({ slug }))[0]!.view_count;
    dataOf(await visitor.api.getJobDetails({ slug }));
    expect((await rows({ slug }))[0]!.view_count).toBe(before + 1);
  });

  test.each(['select=title', 'salary=eq.1', 'title=regex.x', 'title=plain', 'order=title.sideways', 'order=salary', 'limit=-1', 'offset=x', 'or=title'])(
    'what is not understood is refused: %s',
    async (query) => expect(await status(query)).toBe(400),
  );
}
