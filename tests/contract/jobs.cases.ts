import { JOB_SORTS, RELATED_JOBS_LIMIT, yearlyMax, yearlyMin, type Job } from '@site/contract';
import { describe, expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, firstJob, listJobs, refusalOf } from './calls.ts';

const ids = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

export function jobCases(backend: () => Backend): void {
  const list = (query: Parameters<typeof listJobs>[1] = {}) => listJobs(backend().visitor(), query);

  describe('the addresses of jobs', () => {
    test('are those of all open jobs, each once, with the time of the last change', async () => {
      const { jobs } = dataOf(await backend().visitor().api.jobAddresses({}));
      expect(jobs).toHaveLength((await list()).pagination.total);
      expect(new Set(jobs.map(({ slug }) => slug)).size).toBe(jobs.length);
      expect(jobs.filter(({ updated_at }) => Number.isNaN(Date.parse(updated_at)))).toEqual([]);
    });

    test('are listed from where the call before ended', async () => {
      const { api } = backend().visitor();
      const { jobs } = dataOf(await api.jobAddresses({}));
      const rest = dataOf(await api.jobAddresses({ after: jobs[9]?.slug ?? '' })).jobs;
      expect(rest).toEqual(jobs.slice(10));
    });
  });

  describe('pages', () => {
    test('a list is twelve jobs long unless asked otherwise', async () => {
      const { jobs, pagination } = await list();
      expect(jobs).toHaveLength(12);
      expect(pagination).toMatchObject({ page: 1, limit: 12, hasPrev: false, hasNext: true });
      expect(pagination.totalPages).toBe(Math.ceil(pagination.total / 12));
    });

    test('paging through the list shows every job once', async () => {
      const { pagination } = await list({ limit: 100, category: 'HGV Driver' });
      const seen = [];
      for (let page = 1; page <= Math.ceil(pagination.total / 5); page += 1)
        seen.push(...ids((await list({ page, limit: 5, category: 'HGV Driver' })).jobs));
      expect(seen).toHaveLength(pagination.total);
      expect(new Set(seen).size).toBe(pagination.total);
    });

    test('the last page has the rest, and no next page', async () => {
      const { pagination } = await list();
      const last = await list({ page: pagination.totalPages });
      expect(last.jobs).toHaveLength(pagination.total - 12 * (pagination.totalPages - 1));
      expect(last.pagination).toMatchObject({ hasPrev: true, hasNext: false });
    });

    test('a page beyond the last is empty, and states the total', async () => {
      const { pagination } = await list();
      const beyond = await list({ page: pagination.totalPages + 1 });
      expect(beyond.jobs).toEqual([]);
      expect(beyond.pagination).toMatchObject({ total: pagination.total, hasNext: false, hasPrev: true });
    });
  });

  describe('filters', () => {
    test('a specialisation keeps its own jobs only', async () => {
      const all = await list();
      const { jobs, pagination } = await list({ category: 'Warehouse', limit: 100 });
      expect(new Set(jobs.map(({ category }) => category))).toEqual(new Set(['Warehouse']));
      expect(pagination.total).toBeLessThan(all.pagination.total);
    });

    test('a location is found whatever the case', async () => {
      const { jobs } = await list({ location: 'LEEDS', limit: 100 });
      expect(jobs.length).toBeGreaterThan(0);
      expect(jobs.every(({ location }) => location.includes('Leeds'))).toBe(true);
    });

    test('percent signs and underscores in a location are literal', async () => {
      expect((await list({ location: 'L%s' })).jobs).toEqual([]);
      expect((await list({ location: 'L__ds' })).jobs).toEqual([]);
    });

    test('a contract type keeps its own jobs only', async () => {
      const { jobs } = await list({ job_type: 'temporary', limit: 100 });
      expect(new Set(jobs.map(({ job_type }) => job_type))).toEqual(new Set(['temporary']));
    });

    test('salary limits compare yearly pay, and exclude jobs without figures', async () => {
      const dear = (await list({ salary_min: 45_000, limit: 100 })).jobs;
      expect(dear.length).toBeGreaterThan(0);
      expect(dear.every((job) => (yearlyMax(job) ?? 0) >= 45_000)).toBe(true);
      const modest = (await list({ salary_max: 28_000, limit: 100 })).jobs;
      expect(modest.some(({ salary_period }) => salary_period === 'hour')).toBe(true);
      expect(modest.every((job) => (yearlyMin(job) ?? Infinity) <= 28_000)).toBe(true);
    });

    test('filters combine', async () => {
      const london = await list({ location: 'London', limit: 100 });
      const narrowed = await list({ location: 'London', category: 'Van Driver', limit: 100 });
      expect(narrowed.pagination.total).toBeGreaterThan(0);
      expect(narrowed.pagination.total).toBeLessThan(london.pagination.total);
    });

    test('a search finds titles, whatever the case, and by an unfinished last word', async () => {
      const { jobs } = await list({ search: 'TRANSPORT plann', limit: 100 });
      expect(jobs.some(({ title }) => title.startsWith('Transport Planner'))).toBe(true);
      expect((await list({ search: 'zeppelin' })).pagination).toMatchObject({
        total: 0,
        totalPages: 0,
        hasNext: false,
      });
    });

    test('a mistyped search is corrected, and the reply says so', async () => {
      const meant = await list({ search: 'warehouse', category: 'Warehouse' });
      const mistyped = await list({ search: 'wharehouse', category: 'Warehouse' });
      expect(meant).not.toHaveProperty('corrected');
      expect(mistyped).toEqual({ ...meant, corrected: { from: 'wharehouse', to: 'warehouse' } });
    });

    test('a search that is meant exactly is not corrected', async () => {
      const exact = await list({ search: 'wharehouse', exact: '1' });
      expect(exact.pagination.total).toBe(0);
      expect(exact).not.toHaveProperty('corrected');
    });

    test('a place without jobs is not taken for another', async () => {
      const { pagination, corrected } = await list({ search: 'Salford' });
      expect([pagination.total, corrected]).toEqual([0, undefined]);
    });

    test('search text cannot break the query', async () => {
      for (const search of ["'; drop table jobs; --", '"unclosed', '!!! & | ( )', '%', '\\']) await list({ search });
    });
  });

  describe('order', () => {
    const RULES: Record<(typeof JOB_SORTS)[number], (a: Job, b: Job) => boolean> = {
      'best-match': (a, b) => a.created_at >= b.created_at,
      nearest: (a, b) => a.created_at >= b.created_at,
      newest: (a, b) => a.created_at >= b.created_at,
      oldest: (a, b) => a.created_at <= b.created_at,
      'salary-high': (a, b) => (yearlyMax(a) ?? -1) >= (yearlyMax(b) ?? -1),
      'salary-low': (a, b) => (yearlyMin(a) ?? Infinity) <= (yearlyMin(b) ?? Infinity),
    };

    test.each(JOB_SORTS)('%s puts every pair of jobs in order', async (sort) => {
      const { jobs } = await list({ sort, limit: 60 });
      const wrong = jobs.slice(1).filter((job, index) => !RULES[sort](jobs[index] as Job, job));
      expect(wrong.map(({ title }) => title)).toEqual([]);
    });

    test('jobs without pay come last in both salary orders', async () => {
      const { pagination } = await list();
      for (const sort of ['salary-high', 'salary-low'] as const) {
        const last = (await list({ sort, limit: 1, page: pagination.total })).jobs[0];
        expect(last).toMatchObject({ salary_min: null, salary_max: null });
      }
    });
  });

  describe('one job', () => {
    test('its page has the job and up to four others like it', async () => {
      const visitor = backend().visitor();
      const listed = await firstJob(visitor);
      const { job, relatedJobs } = dataOf(await visitor.api.getJobDetails({ slug: listed.slug }));
      expect(job).toEqual(listed);
      expect(relatedJobs.length).toBeGreaterThan(0);
      expect(relatedJobs.length).toBeLessThanOrEqual(RELATED_JOBS_LIMIT);
      expect(ids(relatedJobs)).not.toContain(job.id);
      expect(new Set(relatedJobs.map(({ category }) => category))).toEqual(new Set([job.category]));
    });

    test('an unknown address is not found', async () => {
      const refusal = refusalOf(await backend().visitor().api.getJobDetails({ slug: 'no-such-job' }));
      expect(refusal).toMatchObject({ status: 404, message: 'Job not found' });
    });

    test('no job carries markup that could run', async () => {
      const texts: string[] = [];
      const { pagination } = await list({ limit: 100 });
      for (let page = 1; page <= pagination.totalPages; page += 1) {
        for (const job of (await list({ limit: 100, page })).jobs) {
          texts.push(job.description, job.requirements ?? '', job.benefits ?? '');
          if (job.apply_url !== null) expect(job.apply_url).toMatch(/^https:\/\//);
        }
      }
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.join('\n')).not.toMatch(
        /<(script|style|iframe|form|input|svg|img|h1)\b|\son\w+=|javascript:|__advertScriptRan/i,
      );
    });
  });
}
