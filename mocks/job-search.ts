import { defaultSort, yearlyMax, yearlyMin, type Job, type JobList, type JobQuery, type JobSort } from '@site/contract';
import { findNearby } from './places.ts';

/** Typing errors that the mocks correct. */
const MEANT: Readonly<Record<string, string>> = { wharehouse: 'warehouse', drvier: 'driver', forklfit: 'forklift' };

/** A page of the matching jobs. A search that finds nothing is corrected, unless it is meant exactly. */
export function searchJobs(jobs: readonly Job[], query: JobQuery): JobList {
  const list = listMatches(jobs, query);
  const { search: from = '', exact } = query;
  const to = from.replaceAll(/\w+/g, (word) => MEANT[word.toLowerCase()] ?? word);
  if (exact || to === from || list.pagination.total > 0) return list;
  const meant = listMatches(jobs, { ...query, search: to });
  return meant.pagination.total > 0 ? { ...meant, corrected: { from, to } } : list;
}

function listMatches(jobs: readonly Job[], query: JobQuery): JobList {
  const { page, limit } = query;
  const nearby = query.near ? findNearby(query) : undefined;
  const there = nearby
    ? jobs.flatMap((job) => {
        const reach = nearby.milesTo(job);
        return reach ? { ...job, ...reach } : [];
      })
    : jobs;
  const fitting = there
    .filter((job) => fits(job, query))
    .sort((a, b) => ORDERS[query.sort ?? defaultSort(query)](a, b) || compare(a.id, b.id));
  const total = fitting.length;
  const totalPages = Math.ceil(total / limit);
  return {
    ...(nearby && { place: nearby.place }),
    jobs: fitting.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
  };
}

function fits(job: Job, { search, category, location, salary_min, salary_max, job_type }: JobQuery): boolean {
  return (
    (!search || matchesWords(job, search)) &&
    (!category || category.includes(job.category)) &&
    (!location || location.some((text) => job.location.toLowerCase().includes(text.toLowerCase()))) &&
    (salary_min === undefined || (yearlyMax(job) ?? -1) >= salary_min) &&
    (salary_max === undefined || (yearlyMin(job) ?? Infinity) <= salary_max) &&
    (!job_type || job_type.some((type) => type === job.job_type))
  );
}

/** Every word of the search starts a word of the advert. */
function matchesWords(job: Job, search: string): boolean {
  const words = wordsOf(
    [job.title, job.category, job.location, job.company, job.description, job.requirements].join(' '),
  );
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const compare = <Value extends string | number>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

const ORDERS: Record<JobSort, (a: Job, b: Job) => number> = {
  'best-match': (a, b) => compare(b.created_at, a.created_at),
  newest: (a, b) => compare(b.created_at, a.created_at),
  nearest: (a, b) => compare(a.distance ?? Infinity, b.distance ?? Infinity) || compare(b.created_at, a.created_at),
  oldest: (a, b) => compare(a.created_at, b.created_at),
  'salary-high': (a, b) => compare(yearlyMax(b) ?? -1, yearlyMax(a) ?? -1),
  'salary-low': (a, b) => compare(yearlyMin(a) ?? Infinity, yearlyMin(b) ?? Infinity),
};
