import type { Suggestion } from '@site/design-system';
import { withoutInwardPart, type PlaceSuggestion } from '@site/contract';
import { api } from '@site/remote-kit';
import { jobCount } from './result-text.ts';

/** A place to choose, and whether it is a town, an area or a postcode. */
export type SuggestedPlace = Suggestion & Pick<PlaceSuggestion, 'kind'>;

/** Places that begin as the text does. Of a postcode, no more than the outward part leaves the browser. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<SuggestedPlace[]> {
  const reply = await api.suggestPlaces({ text: withoutInwardPart(text) }, { signal });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.data.places.map(({ name, area, kind, value }) => ({
    value,
    label: name,
    kind,
    ...(area && { detail: area }),
  }));
}

/** Searches that begin as the text does, each with what it finds. */
export async function findSearches(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const reply = await api.suggestSearches({ text }, { signal });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.data.searches.map(({ text: value, total }) => ({ value, detail: jobCount(total) }));
}
