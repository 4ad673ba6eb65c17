import { data, redirect } from 'react-router-dom';
import type { JobQuery, LandingLink } from '@site/contract';
import type { LoaderArgs, Trail } from '@site/remote-kit';
import {
  landingIntro,
  landingRole,
  landingTitle,
  landingTrail,
  readLandingPath,
  type LandingPath,
} from '../../features/landing/landing.ts';
import { EMPTY_SEARCH, PARAMETERS, searchParameters } from '../../features/search/job-search.ts';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { loadJobList, type JobListData } from '../job-list/loader.ts';

export type JobLandingData =
  | {
      view: 'jobs';
      list: JobListData;
      path: LandingPath;
      title: string;
      trail: Trail;
      intro: string;
      places: LandingLink[];
      roles: LandingLink[];
    }
  | { view: 'not-found' }
  | { view: 'failed' };

const NOT_FOUND = 404;
const BAD_GATEWAY = 502;

export async function loader({ request, api }: LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  // Links that were typed, or changed on the way.
  const usual = pathname.toLowerCase();
  if (pathname !== usual) throw redirect(usual + search, 301);
  const path = readLandingPath(pathname);
  const { signal } = request;
  const landing = await api.landingPage(path, { signal });
  if (!landing.ok) {
    const isUnknown = landing.error.kind === 'refused' && [400, NOT_FOUND].includes(landing.error.status);
    if (isUnknown) return data<JobLandingData>({ view: 'not-found' }, { status: NOT_FOUND });
    if (!signal.aborted) console.error('Landing page:', landing.error.kind, landing.error.message);
    return data<JobLandingData>({ view: 'failed' }, { status: BAD_GATEWAY });
  }
  const { place, places, roles } = landing.data;
  const role = landingRole(path.role);
  const query: JobQuery = { ...EMPTY_SEARCH, ...role?.query, ...(place && { near: place }) };
  const address = refinedAddress(query, searchParams);
  if (address !== undefined) throw redirect(address);
  const firstBy = async (sort: 'salary-low' | 'salary-high') => {
    const reply = await api.getJobs({ ...query, sort, limit: 1 }, { signal });
    return reply.ok ? reply.data.jobs[0] : undefined;
  };
  const [list, lowest, highest] = await Promise.all([
    loadJobList(query, { api, signal }),
    firstBy('salary-low'),
    firstBy('salary-high'),
  ]);
  const { outcome } = list.data;
  const isTown = outcome.ok && outcome.place?.kind === 'town';
  const total = outcome.ok ? outcome.pagination.total : 0;
  const intro = outcome.ok ? landingIntro({ role, place, isTown, total, lowest, highest }) : '';
  return data<JobLandingData>(
    {
      view: 'jobs',
      list: list.data,
      path,
      title: landingTitle(role, place),
      trail: landingTrail(role, place),
      intro,
      places,
      roles,
    },
    list.init ?? undefined,
  );
}

/** The address of the page's jobs by more criteria, which only the list of all jobs has; undefined without any. */
function refinedAddress(query: JobQuery, given: URLSearchParams): string | undefined {
  const more = PARAMETERS.filter((name) => given.has(name));
  if (more.length === 0) return undefined;
  const parameters = new URLSearchParams(searchParameters(query));
  for (const name of more) {
    parameters.delete(name);
    for (const value of given.getAll(name)) parameters.append(name, value);
  }
  return `${jobListHref}?${parameters}`;
}
