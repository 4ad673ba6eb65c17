import type { EndpointName } from '@site/contract';
import type { StateName } from '@site/mocks';

/** States that no real function is in: they are of what it says, or of the way there. */
export const OF_THE_WAY: Readonly<Partial<Record<StateName, string>>> = {
  minimal: 'The real functions fill in every optional field that they know.',
  hostile: 'Adverts and visitors write such texts, not the functions.',
  offline: 'Nothing arrives.',
  malformed: 'The connection breaks off.',
  'web-page': 'A proxy answers.',
  slow: 'The usual answer, later.',
  'very-slow': 'The usual answer, later.',
  pending: 'The usual answer, never.',
};

/** Endpoints whose bodies have data of their own on each side; their fields and kinds of values are compared. */
export const OWN_DATA: Readonly<Partial<Record<EndpointName, string>>> = {
  proposalContent: 'The proposals are confidential texts in the real API; the mocks have made-up ones.',
  landingPage: 'The real gazetteer knows more places and areas, and orders them by their jobs.',
  landingAddresses: 'The real gazetteer knows more places and areas.',
  suggestPlaces: 'The real gazetteer knows more places.',
  suggestSearches: 'The real search knows the trade’s terms; the mocks compare words.',
  payByRole: 'The real search knows the trade’s terms; the mocks compare words.',
};
