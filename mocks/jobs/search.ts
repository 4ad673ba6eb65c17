import {
  defaultSort,
  DEFAULT_RADIUS,
  DROPPABLE,
  FACET_OPTIONS,
  RADII,
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

/** A page of the matching jobs. Where nothing matches, those of the words meant, or what wider searches would find. */
export function searchJobs(jobs: readonly Job[], query: JobQuery, now: Date): JobList {
  const { page, limit, sort = defaultSort(query), facets, exact, ...filters } = query;
  const { place, jobs: there } = jobsNear(jobs, filters);
  const found = there.filter((job) => fits(job, filters, now)).toSorted(inOrder(sort));
  const meant = found.length === 0 && !exact ? searchAsMeant(jobs, query, now) : undefined;
  if (meant) return meant;
  const total = found.length;
  const totalPages = Math.ceil(total / limit);
  return {
    ...(place && { place }),
    jobs: found.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
    ...(facets && { facets: countFacets(there, filters, now) }),
    ...(total === 0 && { alternatives: findAlternatives(jobs, filters, now) }),
  };
}

/** The jobs of the words meant, if there are any. */
function searchAsMeant(jobs: readonly Job[], query: JobQuery, now: Date): JobList | undefined {
  const { search: from = '' } = query;
  const to = MISTYPED.get(from);
  if (to === undefined) return undefined;
  const list = searchJobs(jobs, { ...query, search: to }, now);
  return list.pagination.total > 0 ? { ...list, corrected: { from, to } } : undefined;
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

/** Which one filter to drop, or how many more miles to go; the most jobs first. */
function findAlternatives(jobs: readonly Job[], filters: JobFilters, now: Date): Alternative[] {
  const count = (wider: JobFilters) => jobsNear(jobs, wider).jobs.filter((job) => fits(job, wider, now)).length;
  const dropped = DROPPABLE.filter((name) => filters[name] !== undefined).map((drop) => {
    const { [drop]: _, ...wider } = filters;
    return { drop, total: count(wider) };
  });
  const { within: reach = DEFAULT_RADIUS } = filters;
  const further = RADII.filter((radius) => radius > reach).map((within) => ({
    within,
    total: count({ ...filters, within }),
  }));
  const finds = ({ total }: Alternative) => total > 0;
  return [...dropped.filter(finds), ...further.filter(finds).slice(0, 1)].toSorted((a, b) => b.total - a.total);
}
