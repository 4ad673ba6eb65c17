import {
  FACET_OPTIONS,
  LICENCES,
  SHIFTS,
  type Facets,
  type Licence,
  type Shift,
  type WeeklyHours,
} from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containsAny } from '../nearby/locations.ts';
import { countAlike, type Group, type JobsAlike } from './count-alike.ts';
import { searchJobs, type JobSearch } from './job-search.ts';
import type { JobFilters } from './matching-jobs.ts';
import { toBits } from './option-bits.ts';

/**
 * How many jobs each option of a filter would find on its own, with the search and all other filters as they are: of a
 * filter that is set, these are among the jobs that the search finds without it.
 */
export const countFacets = (db: Kysely<Database>, search: JobSearch): Promise<Facets> =>
  search.cache.get(`facets ${search.now.toISOString()} ${search.key}`, () => readFacets(db, search));

async function readFacets(db: Kysely<Database>, search: JobSearch): Promise<Facets> {
  const { filters, now } = search;
  const facets: Facets = {};
  for (const group of Object.keys(FACET_OPTIONS) as Group[]) {
    const without = filters[group] === undefined ? search : await searchJobs(db, withoutFilter(filters, group), now);
    const { [group]: alike } = await countAlike(db, without);
    facets[group] = Object.fromEntries(
      optionsOf(group, filters).map((option) => [option, totalWith(group, option, alike)]),
    );
  }
  return facets;
}

function withoutFilter(filters: JobFilters, group: Group): JobFilters {
  const { [group]: _, ...others } = filters;
  return others;
}

/** Those that are offered, and any others that were chosen. */
const optionsOf = (group: Group, filters: JobFilters): string[] => [
  ...new Set([...FACET_OPTIONS[group], ...[filters[group] ?? []].flat()].map(String)),
];

const totalWith = (group: Group, option: string, alike: readonly JobsAlike[]): number =>
  alike.reduce((sum, jobs) => (HAS_OPTION[group](jobs, option) ? sum + jobs.total : sum), 0);

/** As `optionCondition` says it to the database. */
const HAS_OPTION: Readonly<Record<Group, (jobs: JobsAlike, option: string) => boolean>> = {
  location: ({ location }, option) => containsAny(location, [option]),
  category: ({ category }, option) => category === option,
  job_type: ({ job_type }, option) => job_type === option,
  shift: ({ shifts }, option) => (shifts & toBits(SHIFTS, [option as Shift])) !== 0,
  licence: ({ licences }, option) => (licences & toBits(LICENCES, [option as Licence])) !== 0,
  hours: ({ hours_min, hours_max }, option) =>
    hours_min !== null && hours_max !== null && HAS_HOURS[option as WeeklyHours](hours_min, hours_max),
  posted_within: ({ days }, option) => days !== null && days <= Number(option),
};

const HAS_HOURS: Readonly<Record<WeeklyHours, (min: number, max: number) => boolean>> = {
  'under-30': (min) => min < 30,
  '30-to-45': (min, max) => min <= 45 && max >= 30,
  'over-45': (_, max) => max > 45,
};
