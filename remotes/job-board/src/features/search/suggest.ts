import type { Suggestion } from '@site/design-system';
import { withoutInwardPart, type SearchedPlace } from '@site/contract';
import { jobCount } from './result-text.ts';

/** A place, and whether it is a town, an area or a postcode. */
export interface PlaceSuggestion extends Suggestion {
  kind: SearchedPlace['kind'];
}

async function ask<Reply>(path: string, text: string, signal: AbortSignal): Promise<Reply> {
  const response = await fetch(`/.netlify/functions/${path}?${new URLSearchParams({ text })}`, { signal });
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as Reply;
}

interface Places {
  places: { name: string; area?: string; kind: SearchedPlace['kind']; value: string }[];
}

export async function suggestPlaces(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const { places } = await ask<Places>('suggest-places', withoutInwardPart(text), signal);
  return places.map(({ name, area, kind, value }) => ({ value, label: name, kind, ...(area && { detail: area }) }));
}

interface Searches {
  searches: { text: string; total: number }[];
}

export async function suggestWords(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { searches } = await ask<Searches>('suggest-searches', text, signal);
  return searches.map(({ text: value, total }) => ({ value, detail: jobCount(total) }));
}
