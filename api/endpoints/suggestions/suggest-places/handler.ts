import { SUGGESTIONS_KEPT } from '@site/protocol';
import { publicRead } from '../../../access/policy.ts';
import { handler, reply } from '../../../handler.ts';
import { placesWithJobs } from '../../../jobs/nearby/locations.ts';
import { suggestPlaces } from '../../../places/suggest-places.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  async answer({ input, services }) {
    const places = suggestPlaces(input.text, await placesWithJobs(services.db));
    return reply({ places }, { headers: { 'cache-control': SUGGESTIONS_KEPT.places } });
  },
});
