import type { Job, JobList, JobQuery } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { correctPlaces } from '../search/mistyped-places.ts';
import { correctedSearch } from '../search/correct-search.ts';

/** One with words. */
export type Search = Omit<JobQuery, 'exact'> & { search: string };

/**
 * What `list` has for a search: with the mistyped names of places corrected and, where it has nothing, with other
 * mistyped words corrected too. The reply says so.
 */
export async function listCorrected(
  db: Kysely<Database>,
  query: Search,
  list: (query: Search) => Promise<JobList>,
): Promise<JobList> {
  const from = query.search;
  const asTyped = await list(query);
  const firstPage = query.page === 1 ? asTyped : await list({ ...query, page: 1 });
  const search = correctPlaces(from, firstPage.jobs.flatMap(textsOf)) ?? from;
  const withPlaces = search === from ? asTyped : saying(await list({ ...query, search }), from, search);
  if (withPlaces.pagination.total > 0) return withPlaces;
  const to = await correctedSearch(db, search);
  if (to === undefined) return withPlaces;
  const corrected = await list({ ...query, search: to });
  return corrected.pagination.total > 0 ? saying(corrected, from, to) : withPlaces;
}

const saying = (list: JobList, from: string, to: string): JobList => ({ ...list, corrected: { from, to } });

const textsOf = ({ title, location, company, category, description, requirements, reference = '' }: Job): string[] =>
  [title, location, company, category, description, requirements, reference].filter((text) => text !== null);
