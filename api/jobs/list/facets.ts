import { FACET_OPTIONS, type Facets } from '@site/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { byIndexes, searchJobs, type JobSearch } from './job-search.ts';
import { locationsContaining } from '../nearby/locations.ts';
import { filterConditions, isAt, optionCondition, type JobFilters } from './matching-jobs.ts';

type Group = keyof Facets;

const GROUPS = Object.keys(FACET_OPTIONS) as Group[];

interface Option {
  group: Group;
  option: string;
  condition: RawBuilder<SqlBool>;
}

/**
 * How many jobs each option of a filter would find on its own, with the search and all other filters as they are. One
 * query reads the jobs once: all that only these groups of filters keep out, and counts them by option.
 */
export const countFacets = (db: Kysely<Database>, search: JobSearch): Promise<Facets> =>
  search.cache.get(`facets ${search.now.toISOString()} ${search.key}`, () => readFacets(db, search));

async function readFacets(db: Kysely<Database>, { filters, now }: JobSearch): Promise<Facets> {
  const unlisted = await searchJobs(db, withoutGroups(filters), now);
  const chosen: Partial<Record<Group, RawBuilder<SqlBool>>> = filterConditions(filters, now);
  if (filters.location) chosen.location = isAt(await locationsContaining(db, filters.location));
  const options = (await Promise.all(GROUPS.map((group) => optionsOf(db, group, filters, now)))).flat();
  const counts = options.map(({ group, condition }, index) => {
    const others = GROUPS.flatMap((other) => (other === group ? [] : (chosen[other] ?? [])));
    return sql<number>`count(*) filter (where ${sql.join([...others, condition], sql` and `)})`.as(`option_${index}`);
  });
  const row = await byIndexes(db, filters, (on) => unlisted.all(on).select(counts).executeTakeFirstOrThrow());
  const facets: Facets = {};
  for (const [index, { group, option }] of options.entries()) {
    facets[group] = { ...facets[group], [option]: row[`option_${index}`] ?? 0 };
  }
  return facets;
}

const withoutGroups = (filters: JobFilters): JobFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !(GROUPS as string[]).includes(name)));

/** Those that are offered, and any others that were chosen. */
async function optionsOf(db: Kysely<Database>, group: Group, filters: JobFilters, now: Date): Promise<Option[]> {
  const options = [...new Set<string | number>([...FACET_OPTIONS[group], ...[filters[group] ?? []].flat()])];
  return Promise.all(
    options.map(async (option) => ({
      group,
      option: String(option),
      condition:
        group === 'location'
          ? isAt(await locationsContaining(db, [String(option)]))
          : optionCondition(group, [option], now),
    })),
  );
}
