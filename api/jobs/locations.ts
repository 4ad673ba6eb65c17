import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { containing } from './search/search-text.ts';

/**
 * The locations of open jobs that contain one of the texts, whatever the case. An index finds these few, and another
 * then finds the jobs by whole locations.
 */
export async function locationsContaining(db: Kysely<Database>, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    with recursive places (place) as (
      (select location from jobs where closed_at is null order by location limit 1)
      union all
      select (select location from jobs where closed_at is null and location > place order by location limit 1)
      from places where place is not null
    )
    select place from places where place ilike any(${texts.map(containing)}::text[])`.execute(db);
  return rows.map(({ place }) => place);
}
