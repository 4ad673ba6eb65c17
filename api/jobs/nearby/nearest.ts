import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { MatchingJobs } from '../list/find-page.ts';

/** Location -> how many of the jobs are there. */
export type CountByLocation = ReadonlyMap<string, number>;

export async function countByLocation(matching: MatchingJobs): Promise<CountByLocation> {
  const rows = await matching
    .select(['location', (build) => build.fn.countAll<number>().as('total')])
    .groupBy('location')
    .execute();
  return new Map(rows.map(({ location, total }) => [location, total]));
}

/** What a page of the nearest jobs needs: those at these locations, by distance and then as in `Window.groups`. */
interface NearestOnPage {
  locations: string[];
  groups: RawBuilder<SqlBool>[];
  /** In each group. `offset` counts from the first job at these locations, of which there are `total`. */
  sort: 'newest';
  offset: number;
  total: number;
}

interface Window {
  /** The jobs of each group come before others that are equally far. */
  groups: readonly RawBuilder<SqlBool>[];
  offset: number;
  limit: number;
}

/** `bands` are locations in order of their distance. */
export function nearestOnPage(
  bands: readonly (readonly string[])[],
  counts: CountByLocation,
  { groups, offset, limit }: Window,
): NearestOnPage {
  const shown: (readonly string[])[] = [];
  let before = 0;
  let skipped = 0;
  let total = 0;
  for (const band of bands) {
    const size = band.reduce((sum, location) => sum + (counts.get(location) ?? 0), 0);
    if (before + size > offset && before < offset + limit && size > 0) {
      if (shown.length === 0) skipped = before;
      shown.push(band);
      total += size;
    }
    before += size;
  }
  return {
    locations: shown.flat(),
    groups: shown.flatMap((band) => {
      const there = sql<SqlBool>`jobs.location = any(${band}::text[])`;
      return [...groups.map((group) => sql<SqlBool>`(${there} and ${group})`), there];
    }),
    sort: 'newest',
    offset: offset - skipped,
    total,
  };
}
