import { LANDING_ROLES, MAX_LANDING_PLACES, NO_SUCH_LANDING_PAGE, type LandingLink } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { jobLists } from '../../jobs/mock.ts';
import { jobsIn, linksTo, placesOf, rolesWithin } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

/** Those that have landing pages, with jobs or without. */
const knownPlaces = (): LandingLink[] => linksTo(state.places.map(({ name }) => name));

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { role, place } }) {
    const known = knownPlaces().find(({ slug }) => slug === place);
    const isRole = LANDING_ROLES.some(({ slug }) => slug === role);
    if ((place && !known) || (role && !isRole)) throw new ApiProblem(404, NO_SUCH_LANDING_PAGE);
    return {
      ...(known && { place: known.name }),
      places: placesOf(jobsIn(role))
        .filter(({ slug }) => slug !== place)
        .slice(0, MAX_LANDING_PLACES),
      roles: rolesWithin(place).filter(({ slug }) => slug !== role),
    };
  },
  states: { empty: jobLists.empty, one: jobLists.one },
  refusals: { 404: NO_SUCH_LANDING_PAGE },
  refusedInput: { query: `?place=${'x'.repeat(101)}`, fields: ['place'] },
  shows: {
    page: '/jobs/hgv-driver/in/leeds',
    sees: {
      ready: 'The jobs of a role in a town, and links: “HGV Driver jobs in other places”, “Other roles here”.',
      empty: 'The jobs, without links to other places and roles: “There is 1 HGV Driver job in Leeds”.',
      one: 'The jobs, and a single link under “Other roles here”: “Class 1 Driver”.',
      minimal: 'The role everywhere, as no place is named: “There are 13 HGV Driver jobs.”',
      hostile: 'A place with markup for its name, where there are no jobs: “<script>”.',
      400: '“Page not found”: “We know no such role or place.”',
      404: '“Page not found”: “We know no such role or place.”',
      pending: 'After eight seconds, an apology with “Retry”: “These jobs are stuck in traffic”.',
    },
    fails: 'An apology with “Retry”: “These jobs are stuck in traffic”.',
    waits: 'The page comes late; after a click on its link, a bar moves along the top.',
  },
});
