import * as v from 'valibot';
import { inputObject } from './input.ts';
import { MAX_SEARCH_LENGTH } from './job-options.ts';

export const MAX_SUGGESTED_SEARCHES = 8;

/** Query of suggest-searches: what has been typed so far. */
export const SuggestSearchesQuerySchema = inputObject({
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_SEARCH_LENGTH, 'Text is too long')), ''),
});

/** Searches that begin as the text does and find `total` open jobs each, the most first. */
export const SuggestSearchesReplySchema = v.object({
  searches: v.array(v.object({ text: v.string(), total: v.number() })),
});
export type SuggestedSearch = v.InferOutput<typeof SuggestSearchesReplySchema>['searches'][number];
