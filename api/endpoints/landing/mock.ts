import { LANDING_ROLES, landingSlug, type Job, type LandingLink } from '@site/contract';
import { searchJobs } from '../../../mocks/jobs/search.ts';
import { state } from '../../../mocks/state.ts';

export const linksTo = (names: readonly string[]): LandingLink[] =>
  [...new Set(names)].map((name) => ({ slug: landingSlug(name), name }));

export const placesOf = (jobs: readonly Job[]): LandingLink[] => linksTo(jobs.map(({ location }) => location));

export const jobsIn = (role: string | undefined): Job[] => {
  const query = LANDING_ROLES.find(({ slug }) => slug === role)?.query;
  if (!query) return state.jobs;
  return searchJobs(state.jobs, { ...query, page: 1, limit: state.jobs.length || 1 }, state.now).jobs;
};

export const rolesWithin = (place: string | undefined): LandingLink[] =>
  LANDING_ROLES.filter(({ slug }) =>
    jobsIn(slug).some(({ location }) => place === undefined || landingSlug(location) === place),
  ).map(({ slug, name }) => ({ slug, name }));
