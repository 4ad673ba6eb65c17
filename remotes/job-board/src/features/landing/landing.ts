import {
  DEFAULT_RADIUS,
  grouped,
  LANDING_ROLES,
  pounds,
  yearlyMax,
  yearlyMin,
  type Job,
  type LandingRole,
} from '@site/contract';
import { HOME, type Trail } from '@site/remote-kit';
import { JOBS } from '../breadcrumbs/job-trail.ts';

/** The slugs in a landing page's path. */
export interface LandingPath {
  role?: string;
  place?: string;
}

/** '/jobs/hgv-driver/in/leeds' -> { role: 'hgv-driver', place: 'leeds' } */
export function readLandingPath(pathname: string): LandingPath {
  const [, role, place] = /^\/jobs(?:\/(?!in\/)([^/]+))?(?:\/in\/([^/]+))?$/.exec(pathname) ?? [];
  return { ...(role && { role }), ...(place && { place }) };
}

export const landingRole = (slug: string | undefined): LandingRole | undefined =>
  LANDING_ROLES.find((role) => role.slug === slug);

/** 'HGV Driver jobs in Leeds', 'Jobs in Leeds' */
export function landingTitle(role: LandingRole | undefined, place: string | undefined): string {
  const jobs = role ? `${role.name} jobs` : 'Jobs';
  return place ? `${jobs} in ${place}` : jobs;
}

export const landingTrail = (role: LandingRole | undefined, place: string | undefined): Trail => [
  HOME,
  JOBS,
  ...(role && place ? [{ label: landingTitle(role, undefined), href: `/jobs/${role.slug}` }] : []),
  { label: landingTitle(role, place) },
];

export interface LandingFacts {
  role: LandingRole | undefined;
  place: string | undefined;
  /** Whether the list reaches into the surroundings of the place. */
  isTown: boolean;
  total: number;
  /** Those with the lowest and the highest pay. */
  lowest: Job | undefined;
  highest: Job | undefined;
}

/** A sentence on how many jobs there are, and one on what they pay where adverts say so. */
export function landingIntro({ role, place, isTown, total, lowest, highest }: LandingFacts): string {
  const where = place ? ` in ${place}${isTown ? ` or within ${DEFAULT_RADIUS} miles of it` : ''}` : '';
  const kind = role ? `${role.name} ` : '';
  if (total === 0) return `There are no ${kind}jobs${where} at the moment.`;
  const count = total === 1 ? `is 1 ${kind}job` : `are ${grouped(total)} ${kind}jobs`;
  return [`There ${count}${where}.`, payRange(lowest, highest)].filter(Boolean).join(' ');
}

function payRange(lowest: Job | undefined, highest: Job | undefined): string | undefined {
  const min = lowest && yearlyMin(lowest);
  const max = highest && yearlyMax(highest);
  if (!min || !max) return undefined;
  const isByTheYear = [lowest, highest].every(({ salary_period }) => salary_period === 'year');
  const note = isByTheYear ? '' : ', counting hourly and daily rates as full-time work';
  const amount = Math.round(min) === Math.round(max) ? '' : `${pounds(Math.round(min))} to `;
  return `Advertised pay is ${amount}${pounds(Math.round(max))} a year${note}.`;
}
