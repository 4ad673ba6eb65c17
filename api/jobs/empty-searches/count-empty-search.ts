import { countedSearch, isSearch, type JobList, type JobQuery } from '@site/contract';
import { sql } from 'kysely';
import type { UnderstoodSearch } from '../../db/schema-jobs.ts';
import { errorFields } from '../../log.ts';
import type { Services } from '../../services.ts';

/** Different searches that are kept of a day; servers that share a database may keep a few more. */
const MOST_A_DAY = 2_000;

/**
 * Counts a search that found nothing, while there are jobs at all. It stores nothing of who searched, and of what was
 * searched for its `countedSearch`. A search counts once for each page that is made for it, and for each list that a
 * browser reads: visitors who are shown the same kept page within a minute count once. Feeds and alerts do not count.
 *
 * Nobody waits for it. It never rejects: what cannot be counted is in the log.
 */
export async function countEmptySearch({ db, clock, log }: Services, query: JobQuery, reply: JobList): Promise<void> {
  if (!isSearch(query)) return;
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const counted = JSON.stringify(countedSearch(query));
  const understood = JSON.stringify(understoodAs(reply));
  await sql`
    with today as (select query from empty_searches where day = ${day}::date),
    kept as (
      select ${counted}::jsonb in (select query from today) or (select count(*) from today) < ${MOST_A_DAY} as is_kept
      where exists (select from jobs where closed_at is null)
    ),
    counted as (
      select case when is_kept then ${counted} else '{}' end::jsonb as query,
        case when is_kept and ${counted} <> '{}' then ${understood} else '{}' end::jsonb as understood
      from kept
    )
    insert into empty_searches (day, query, understood, searches, last_at)
    select ${day}::date, query, understood, 1, ${now}::timestamptz from counted
    on conflict (day, query) do update set
      searches = empty_searches.searches + 1, last_at = excluded.last_at, understood = excluded.understood`
    .execute(db)
    .catch((error: unknown) => log.error('search.not-counted', errorFields(error)));
}

function understoodAs({ place, corrected }: JobList): UnderstoodSearch {
  const isKnown = place !== undefined && place.kind !== 'unknown';
  return {
    ...(isKnown && { place: place.area === undefined ? place.name : `${place.name}, ${place.area}` }),
    ...(corrected && { corrected: corrected.to }),
  };
}
