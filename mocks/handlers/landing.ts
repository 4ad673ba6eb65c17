import {
  LANDING_ROLES,
  landingSlug,
  MAX_LANDING_PLACES,
  NO_SUCH_LANDING_PAGE,
  type Job,
  type LandingLink,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { searchJobs } from '../jobs/search.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { state } from '../state.ts';

const linksTo = (names: readonly string[]): LandingLink[] =>
  [...new Set(names)].map((name) => ({ slug: landingSlug(name), name }));

const placesOf = (jobs: readonly Job[]): LandingLink[] => linksTo(jobs.map(({ location }) => location));

/** Those that have landing pages, with jobs or without. */
const knownPlaces = (): LandingLink[] => linksTo(state.places.map(({ name }) => name));

const jobsIn = (role: string | undefined): Job[] => {
  const query = LANDING_ROLES.find(({ slug }) => slug === role)?.query;
  if (!query) return state.jobs;
  return searchJobs(state.jobs, { ...query, page: 1, limit: state.jobs.length || 1 }, state.now).jobs;
};

const rolesWithin = (place: string | undefined): LandingLink[] =>
  LANDING_ROLES.filter(({ slug }) =>
    jobsIn(slug).some(({ location }) => place === undefined || landingSlug(location) === place),
  ).map(({ slug, name }) => ({ slug, name }));

const landingPage = mockEndpoint('landingPage', ({ input: { role, place } }) => {
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
});

const landingAddresses = mockEndpoint('landingAddresses', () => {
  const updated_at = state.now.toISOString();
  const roles = rolesWithin(undefined).map(({ slug }) => slug);
  return {
    pages: [
      ...roles.map((role) => ({ role, updated_at })),
      ...placesOf(state.jobs).map(({ slug: place }) => ({ place, updated_at })),
      ...roles.flatMap((role) => placesOf(jobsIn(role)).map(({ slug: place }) => ({ role, place, updated_at }))),
    ],
  };
});

export const landingHandlers = { landingPage, landingAddresses };
