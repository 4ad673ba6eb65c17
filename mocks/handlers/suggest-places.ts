import { suggestPlaces } from '../jobs/places.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { state } from '../state.ts';

const answer = mockEndpoint('suggestPlaces', ({ input }) => ({
  places: suggestPlaces(state.places, input.text),
}));

export const suggestPlacesHandlers = { suggestPlaces: answer };
