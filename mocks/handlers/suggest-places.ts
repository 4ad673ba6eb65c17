import { SUGGESTIONS_KEPT } from '@site/protocol';
import { suggestPlaces } from '../jobs/places.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { state } from '../state.ts';

const answer = mockEndpoint('suggestPlaces', ({ input }) => ({
  data: { places: suggestPlaces(state.places, input.text) },
  headers: { 'cache-control': SUGGESTIONS_KEPT.places },
}));

export const suggestPlacesHandlers = { suggestPlaces: answer };
