import {
  CHOICE_FILTERS,
  CONTRACT_TYPES,
  FEWEST_PRICED_JOBS,
  JOB_CATEGORIES,
  JOB_LOCATIONS,
  JOB_SORTS,
  MAX_SUGGESTED_SEARCHES,
  RELATED_JOBS_LIMIT,
  SHIFTS,
  yearlyMax,
  yearlyMiddle,
  yearlyMin,
  type Job,
} from '@site/contract';
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

  describe('pay by role', () => {
    test('gives the quartiles of the jobs that publish their pay, a range counting with its middle', async () => {
      const { roles } = dataOf(await backend().visitor().api.payByRole({}));
      const drivers = roles.find(({ slug }) => slug === 'hgv-driver');
      const pages = [1, 2].map((page) => list({ category: 'HGV Driver', limit: 100, page }));
      const jobs = (await Promise.all(pages)).flatMap((page) => page.jobs);
      const pay = jobs.flatMap((job) => yearlyMiddle(job) ?? []).toSorted((a, b) => a - b);
      expect(drivers).toMatchObject({ name: 'HGV Driver', jobs: pay.length });
      const shareBelow = (amount = 0) => pay.filter((each) => each < amount).length / pay.length;
      expect(Math.abs(shareBelow(drivers?.lowerQuartile) - 0.25)).toBeLessThan(0.1);
      expect(Math.abs(shareBelow(drivers?.median) - 0.5)).toBeLessThan(0.1);
      expect(Math.abs(shareBelow(drivers?.upperQuartile) - 0.75)).toBeLessThan(0.1);
    });

    test('names only roles with enough such jobs, and says when they were counted', async () => {
      const { roles, countedAt } = dataOf(await backend().visitor().api.payByRole({}));
      expect(roles.length).toBeGreaterThan(0);
      expect(roles.every(({ jobs }) => jobs >= FEWEST_PRICED_JOBS)).toBe(true);
      expect(Date.parse(countedAt)).not.toBeNaN();
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

    test('several options of a filter find the jobs of any of them, whatever their order', async () => {
      const total = async (query: Parameters<typeof listJobs>[1]) => (await list(query)).pagination.total;
      const both = await list({ category: ['Warehouse', 'Admin'], limit: 100 });
      expect(new Set(both.jobs.map(({ category }) => category))).toEqual(new Set(['Warehouse', 'Admin']));
      expect(both.pagination.total).toBe(
        (await total({ category: 'Warehouse' })) + (await total({ category: 'Admin' })),
      );
      expect(await list({ category: ['Admin', 'Warehouse'], limit: 100 })).toEqual(both);
      const towns = await list({ location: ['Leeds', 'Bristol'], limit: 100 });
      expect(new Set(towns.jobs.map(({ location }) => location))).toEqual(new Set(['Leeds', 'Bristol']));
    });

    test('a shift or a licence keeps the jobs whose adverts name it', async () => {
      for (const shift of SHIFTS) {
        const { jobs } = await list({ shift, limit: 100 });
        expect(jobs.length, shift).toBeGreaterThan(0);
        expect(jobs.every(({ shifts }) => shifts?.includes(shift))).toBe(true);
      }
      const { jobs } = await list({ licence: ['C', 'C+E'], limit: 100 });
      expect(jobs.length).toBeGreaterThan(0);
      expect(jobs.every(({ licences }) => licences?.some((one) => one === 'C' || one === 'C+E'))).toBe(true);
    });

    test('weekly hours keep the jobs whose adverts state such hours', async () => {
      const under = (await list({ hours: 'under-30', limit: 100 })).jobs;
      expect(under.length).toBeGreaterThan(0);
      expect(under.every(({ weekly_hours }) => weekly_hours && weekly_hours.min < 30)).toBe(true);
      const over = (await list({ hours: 'over-45', limit: 100 })).jobs;
      expect(over.length).toBeGreaterThan(0);
      expect(over.every(({ weekly_hours }) => weekly_hours && weekly_hours.max > 45)).toBe(true);
    });

    test('adverts of the last days are newer than those left out', async () => {
      const newest = await list({ limit: 100 });
      const recent = await list({ posted_within: 7, limit: 100 });
      expect(recent.pagination.total).toBeGreaterThan(0);
      expect(recent.jobs).toEqual(newest.jobs.slice(0, recent.pagination.total));
      const three = await list({ posted_within: 3 });
      expect(three.pagination.total).toBeLessThan(recent.pagination.total);
    });

    test('a mistyped search is corrected, and the reply says so', async () => {
      const meant = await list({ search: 'warehouse', category: 'Warehouse' });
      const mistyped = await list({ search: 'wharehouse', category: 'Warehouse' });
      expect(meant).not.toHaveProperty('corrected');
      expect(mistyped).toEqual({ ...meant, corrected: { from: 'wharehouse', to: 'warehouse' } });
      expect(await list({ search: 'wharehouse', licence: 'D1' })).not.toHaveProperty('corrected');
    });

    test('a search that is meant exactly is not corrected', async () => {
      const exact = await list({ search: 'wharehouse', exact: '1' });
      expect(exact.pagination.total).toBe(0);
      expect(exact).not.toHaveProperty('corrected');
    });

    test('a place without jobs is not taken for another', async () => {
      const { pagination, corrected } = await list({ search: 'Stornoway' });
      expect([pagination.total, corrected]).toEqual([0, undefined]);
    });

    test('search text cannot break the query', async () => {
      for (const search of ["'; drop table jobs; --", '"unclosed', '!!! & | ( )', '%', '\\']) await list({ search });
    });
  });

  describe('facets', () => {
    const query = { category: ['HGV Driver', 'Transport'], shift: ['nights', 'days'], salary_min: 25_000 } as const;
    const asked = { ...query, category: [...query.category], shift: [...query.shift] };

    test('are given only if they are asked for', async () => {
      expect(await list(asked)).not.toHaveProperty('facets');
    });

    test('say of every option what it would find with the other filters as they are', async () => {
      const { facets = {} } = await list({ ...asked, facets: '1' });
      expect(Object.keys(facets).toSorted()).toEqual([...CHOICE_FILTERS, 'posted_within'].toSorted());
      for (const [group, counts = {}] of Object.entries(facets)) {
        for (const [option, count] of Object.entries(counts)) {
          const { pagination } = await list({ ...asked, [group]: option, limit: 1 });
          expect(count, `${group} ${option}`).toBe(pagination.total);
        }
      }
    });

    test('name every option that is offered, even those that find nothing', async () => {
      const { facets } = await list({ search: 'zeppelin', exact: '1', facets: '1' });
      expect(facets?.location).toEqual(Object.fromEntries(JOB_LOCATIONS.map((location) => [location, 0])));
      expect(facets?.category).toEqual(Object.fromEntries(JOB_CATEGORIES.map((category) => [category, 0])));
      expect(facets?.job_type).toEqual(Object.fromEntries(CONTRACT_TYPES.map((type) => [type, 0])));
      expect(facets?.posted_within).toEqual({ 1: 0, 3: 0, 7: 0, 14: 0 });
    });
  });

  describe('wider searches, where nothing is found', () => {
    test('leave out one filter each, and come with what they find, the most first', async () => {
      const nothing = { search: 'zeppelin', category: 'Admin', licence: 'D1' } as const;
      const { pagination, alternatives = [] } = await list(nothing);
      expect(pagination.total).toBe(0);
      expect(alternatives).toEqual([]);
      const { alternatives: some = [] } = await list({ category: 'Warehouse', licence: 'D', salary_min: 20_000 });
      expect(some.map(({ drop }) => drop)).toEqual(expect.arrayContaining(['category', 'licence']));
      expect(some.map(({ total }) => total)).toEqual(some.map(({ total }) => total).toSorted((a, b) => b - a));
      const withoutLicence = await list({ category: 'Warehouse', salary_min: 20_000 });
      expect(some.find(({ drop }) => drop === 'licence')?.total).toBe(withoutLicence.pagination.total);
    });

    test('are left out where something is found', async () => {
      expect(await list({ category: 'Warehouse' })).not.toHaveProperty('alternatives');
    });
  });

  describe('suggested searches', () => {
    const suggest = async (text: string) => dataOf(await backend().visitor().api.suggestSearches({ text })).searches;

    test('begin with what is typed, in any word, and say what they find', async () => {
      const searches = await suggest('for');
      expect(searches.length).toBeGreaterThan(0);
      expect(searches.length).toBeLessThanOrEqual(MAX_SUGGESTED_SEARCHES);
      expect(searches.every(({ text }) => /\bfor/i.test(text))).toBe(true);
      for (const { text, total } of searches) expect((await list({ search: text })).pagination.total, text).toBe(total);
      expect((await suggest('tech')).some(({ text }) => text === 'HGV Technician')).toBe(true);
    });

    test('come the most frequent first, each once', async () => {
      const searches = await suggest('driv');
      expect(searches.map(({ total }) => total)).toEqual(searches.map(({ total }) => total).toSorted((a, b) => b - a));
      expect(new Set(searches.map(({ text }) => text.toLowerCase())).size).toBe(searches.length);
    });

    test('are none for nothing, for a single letter and for what no job is', async () => {
      for (const text of ['', 'f', 'zeppelin', '%', '+++']) expect(await suggest(text), text).toEqual([]);
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

    test('the newest come first, whatever the search', async () => {
      const { jobs } = await list({ search: 'driver', sort: 'newest', limit: 100 });
      expect(jobs.length).toBeGreaterThan(10);
      const dates = jobs.map(({ created_at }) => created_at);
      expect(dates).toEqual(dates.toSorted().toReversed());
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
