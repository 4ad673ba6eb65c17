import {
  defaultSort,
  DROPPABLE,
  FACET_OPTIONS,
  yearlyMax,
  yearlyMin,
  type Alternative,
  type Facets,
  type Job,
  type JobList,
  type JobQuery,
  type JobSort,
} from '@site/contract';
import { MISTYPED } from '../fixtures/mistyped.ts';
import { fits, type JobFilters } from './filters.ts';
import { jobsNear } from './places.ts';

/** A page of the matching jobs. Where nothing matches, what wider searches would find. */
export function searchJobs(jobs: readonly Job[], query: JobQuery, now: Date): JobList {
  const { page, limit, sort = defaultSort(query), facets, exact, ...asked } = query;
  const { search: from = '' } = asked;
  const to = exact ? undefined : MISTYPED.get(from);
  const filters = to === undefined ? asked : { ...asked, search: to };
  const { place, jobs: there } = jobsNear(jobs, filters);
  const found = there.filter((job) => fits(job, filters, now)).toSorted(inOrder(sort));
  const total = found.length;
  const totalPages = Math.ceil(total / limit);
  return {
    ...(place && { place }),
    jobs: found.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
    ...(facets && { facets: countFacets(there, filters, now) }),
    ...(total === 0 && { alternatives: findAlternatives(jobs, filters, now) }),
    ...(to !== undefined && total > 0 && { corrected: { from, to } }),
  };
}

const NEWEST = (job: Job) => -Date.parse(job.created_at);

/** The lowest first. */
const RANKS: Record<JobSort, (job: Job) => number> = {
  'best-match': NEWEST,
  newest: NEWEST,
  nearest: ({ distance = Infinity }) => distance,
  oldest: (job) => Date.parse(job.created_at),
  'salary-high': (job) => -(yearlyMax(job) ?? -1),
  'salary-low': (job) => yearlyMin(job) ?? Infinity,
};

/** Of two without a rank the difference is no number, which counts as none. */
const inOrder = (sort: JobSort) => (a: Job, b: Job) =>
  RANKS[sort](a) - RANKS[sort](b) || NEWEST(a) - NEWEST(b) || (a.id < b.id ? -1 : 1);

/** How many of the jobs each option would find on its own, with the other filters as they are. */
const countFacets = (jobs: readonly Job[], filters: JobFilters, now: Date): Facets =>
  Object.fromEntries(
    Object.entries(FACET_OPTIONS).map(([group, options]) => {
      const chosen = [filters[group as keyof Facets] ?? []].flat();
      const counts = [...new Set<string | number>([...options, ...chosen])].map((option) => {
        const choice = { ...filters, [group]: group === 'posted_within' ? option : [option] };
        return [option, jobs.filter((job) => fits(job, choice, now)).length];
      });
      return [group, Object.fromEntries(counts) as Record<string, number>];
    }),
  );

/** Which one filter to drop; the most jobs first. */
const findAlternatives = (jobs: readonly Job[], filters: JobFilters, now: Date): Alternative[] =>
  DROPPABLE.filter((name) => filters[name] !== undefined)
    .map((drop) => {
      const { [drop]: _, ...wider } = filters;
      return { drop, total: jobsNear(jobs, wider).jobs.filter((job) => fits(job, wider, now)).length };
    })
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
