import {
  countedSearch,
  criteriaParameters,
  describeCriteria,
  isSearch,
  type JobList,
  type JobQuery,
} from '@site/contract';
import { state } from '../state.ts';

/** Counts a search that found nothing, as the real back end does. */
export function countEmptySearch(query: JobQuery, { place, corrected }: JobList): void {
  if (!isSearch(query)) return;
  const counted = countedSearch(query);
  if (Object.keys(counted).length === 0) {
    state.unlistedSearches += 1;
    return;
  }
  const path = `/jobs?${new URLSearchParams(criteriaParameters(counted))}`;
  const before = state.emptySearches.find((search) => search.path === path);
  state.emptySearches = [
    {
      description: describeCriteria(counted),
      search: counted.search ?? '',
      near: counted.near ?? '',
      place: place && place.kind !== 'unknown' ? [place.name, place.area].filter(Boolean).join(', ') : null,
      corrected: corrected?.to ?? null,
      path,
      searches: (before?.searches ?? 0) + 1,
      lastAt: state.now.toISOString(),
    },
    ...state.emptySearches.filter((search) => search !== before),
  ];
}
