import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { MAX_PLACE_LENGTH } from '../../../contract/job-options.ts';
import { searched } from '../../../contract/job-query.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';

export const MAX_PLACE_SUGGESTIONS = 8;

/** Query of suggest-places: the beginning of a word of a place's name, or of a postcode. */
const SuggestPlacesQuerySchema = v.object({
  text: v.optional(searched(MAX_PLACE_LENGTH, 'Place is too long'), ''),
});

const PlaceSuggestionSchema = v.object({
  kind: v.picklist(['town', 'area', 'postcode']),
  /** 'Salford', 'Kent', 'M6' */
  name: v.string(),
  /** The county, region or nation that it lies in. */
  area: v.optional(v.string()),
  /** What get-jobs takes as `near` for just this place: 'Newport, Isle of Wight'. */
  value: v.string(),
});
export type PlaceSuggestion = v.InferOutput<typeof PlaceSuggestionSchema>;

/** Reply of suggest-places: at most `MAX_PLACE_SUGGESTIONS`, the likeliest first; none for a single letter. */
const SuggestPlacesReplySchema = v.object({ places: v.array(PlaceSuggestionSchema) });

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/suggest-places',
  input: SuggestPlacesQuerySchema,
  reply: SuggestPlacesReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Places whose names begin as typed, those with open jobs first',
  tag: 'Jobs',
  description: 'Towns, areas and outward postcodes. `value` is what get-jobs takes as `near` for just that place.',
  refusals: { 429: TOO_MANY_READS },
  example: { text: 'sal' },
};
