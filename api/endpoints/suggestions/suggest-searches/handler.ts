import { SUGGESTIONS_KEPT } from '@site/protocol';
import { publicRead } from '../../../access/policy.ts';
import { handler, reply } from '../../../handler.ts';
import { suggestSearches } from '../../../jobs/search/suggest-searches.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  answer: async ({ input, services }) =>
    reply(
      { searches: await suggestSearches(services, input.text) },
      { headers: { 'cache-control': SUGGESTIONS_KEPT.searches } },
    ),
});
