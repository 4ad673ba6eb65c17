import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { MAX_SEARCH_LENGTH } from '../../../contract/job-options.ts';
import { searched } from '../../../contract/job-query.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';

export const MAX_SUGGESTED_SEARCHES = 8;

/** Query of suggest-searches: what has been typed so far. */
const SuggestSearchesQuerySchema = inputObject({
  text: v.optional(searched(MAX_SEARCH_LENGTH, 'Text is too long'), ''),
});

/** Searches that begin as the text does and find `total` open jobs each, the most first. */
const SuggestSearchesReplySchema = v.object({
  searches: v.array(v.object({ text: v.string(), total: v.number() })),
});
export type SuggestedSearch = v.InferOutput<typeof SuggestSearchesReplySchema>['searches'][number];

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/suggest-searches',
  input: SuggestSearchesQuerySchema,
  reply: SuggestSearchesReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Searches that begin with what is typed, and how many open jobs each finds',
  tag: 'Jobs',
  description:
    'Every word of `text` begins a word of the search. The searches are titles of open jobs and terms of the trade, ' +
    'never what other visitors searched for. A text that begins none is tried with its typing errors corrected.',
  refusals: { 429: TOO_MANY_READS },
  example: { text: 'fork' },
};
