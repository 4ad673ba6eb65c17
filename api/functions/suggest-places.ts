import { SUGGESTIONS_KEPT } from '@site/protocol';
import { apiFunction, reply } from '../function.ts';
import { placesWithJobs } from '../jobs/nearby/locations.ts';
import { suggestPlaces } from '../places/suggest-places.ts';

export default apiFunction('suggestPlaces', async ({ input, services }) => {
  const places = suggestPlaces(input.text, await placesWithJobs(services.db));
  return reply({ places }, { headers: { 'cache-control': SUGGESTIONS_KEPT.places } });
});
