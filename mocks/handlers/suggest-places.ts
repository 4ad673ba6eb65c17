import { mockEndpoint } from '../mock-endpoint.ts';
import { suggestPlaces } from '../jobs/places.ts';

const answer = mockEndpoint('suggestPlaces', ({ input }) => ({ places: suggestPlaces(input.text) }));

export const suggestPlacesHandlers = { suggestPlaces: answer };
