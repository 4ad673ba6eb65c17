import * as v from 'valibot';
import { MAX_PLACE_LENGTH } from './job-options.ts';

export const MAX_PLACE_SUGGESTIONS = 8;

/** Query of suggest-places: the beginning of a word of a place's name, or of a postcode. */
export const SuggestPlacesQuerySchema = v.object({
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_PLACE_LENGTH, 'Place is too long')), ''),
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
export const SuggestPlacesReplySchema = v.object({ places: v.array(PlaceSuggestionSchema) });
