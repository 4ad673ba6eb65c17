import { DEFAULT_RADIUS, DROPPABLE, RADII, type Alternative, type SearchedPlace } from '@site/contract';
import type { JobFilters } from './filters.ts';

/** Which one filter to drop from a search that finds nothing, or how many more miles to go; the most jobs first. */
export function findAlternatives(
  filters: JobFilters,
  count: (filters: JobFilters) => number,
  place: SearchedPlace | undefined,
): Alternative[] {
  const narrower = DROPPABLE.filter((name) => filters[name] !== undefined);
  const reach = filters.within ?? (place?.kind === 'area' ? 0 : DEFAULT_RADIUS);
  const wider = place && place.kind !== 'unknown' ? RADII.filter((radius) => radius > reach) : [];
  const within = wider.find((radius) => count({ ...filters, within: radius }) > 0);
  return [
    ...narrower.map((drop) => ({ drop, total: count(without(filters, drop)) })),
    ...(within === undefined ? [] : [{ within, total: count({ ...filters, within }) }]),
  ]
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

function without(filters: JobFilters, name: (typeof DROPPABLE)[number]): JobFilters {
  const { [name]: _, ...others } = filters;
  if (name === 'near') delete others.within;
  return others;
}
