import { LANDING_ROLES, landingSlug, type Job, type LandingLink } from '@site/contract';
import { fits } from '../../../mocks/jobs/filters.ts';
import { state } from '../../../mocks/state.ts';

export const linksTo = (names: readonly string[]): LandingLink[] =>
  [...new Set(names)].map((name) => ({ slug: landingSlug(name), name }));

export const placesOf = (jobs: readonly Job[]): LandingLink[] => linksTo(jobs.map(({ location }) => location));

export const jobsIn = (role: string | undefined): Job[] => {
  const query = LANDING_ROLES.find(({ slug }) => slug === role)?.query ?? {};
  return state.jobs.filter((job) => fits(job, query, state.now));
};

export const rolesWithin = (place: string | undefined): LandingLink[] =>
  LANDING_ROLES.filter(({ slug }) =>
    jobsIn(slug).some(({ location }) => place === undefined || landingSlug(location) === place),
  ).map(({ slug, name }) => ({ slug, name }));
