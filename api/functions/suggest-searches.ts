import { SUGGESTIONS_KEPT } from '@site/protocol';
import { apiFunction, reply } from '../function.ts';
import { suggestSearches } from '../jobs/search/suggest-searches.ts';

export default apiFunction('suggestSearches', async ({ input, services }) =>
  reply(
    { searches: await suggestSearches(services, input.text) },
    { headers: { 'cache-control': SUGGESTIONS_KEPT.searches } },
  ),
);
