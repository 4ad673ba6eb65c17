import { SUGGESTIONS_KEPT } from '@site/protocol';
import { mockEndpoint } from '../mock-endpoint.ts';
import { state } from '../state.ts';
import { suggestSearches } from '../jobs/suggested-searches.ts';

export const suggestSearchesHandlers = {
  suggestSearches: mockEndpoint('suggestSearches', ({ input: { text } }) => ({
    data: { searches: suggestSearches(state.jobs, text, state.now) },
    headers: { 'cache-control': SUGGESTIONS_KEPT.searches },
  })),
};
