import { DEFAULT_RADIUS, grouped, type Correction, type JobQuery, type SearchedPlace } from '@site/contract';
import { hasCrossedSalaries } from './job-search.ts';
import type { Found, Outcome } from './outcome.ts';

export const jobCount = (total: number) => (total === 1 ? '1 job' : `${grouped(total)} jobs`);

/** '128 jobs', for a button or a sentence. */
export const countText = (outcome: Outcome): string => (outcome.ok ? jobCount(outcome.pagination.total) : 'results');

/** '23 jobs for “forklift” within 10 miles of Salford'; without words and place '128 jobs found'. */
export function resultText(query: JobQuery, outcome: Outcome): string {
  if (!outcome.ok) return 'No jobs to show just now';
  const words = outcome.understood?.search ?? outcome.corrected?.to ?? query.search;
  const sought = [
    words && `for “${words}”`,
    outcome.place && placeText(outcome.place, outcome.understood?.within ?? query.within),
    query.location && `in ${either(query.location)}`,
  ].filter(Boolean);
  return [jobCount(outcome.pagination.total), ...(sought.length > 0 ? sought : ['found'])].join(' ');
}

/** 'Leeds, Hull or York'. */
const either = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');

/** 'within 10 miles of Salford'; 'in Kent', as an area has a distance around it only where asked for. */
export function placeText({ kind, name }: SearchedPlace, within?: number): string {
  const hasBorders = kind === 'area' && within === undefined;
  if (hasBorders || kind === 'unknown') return `in ${name}`;
  return `within ${within ?? DEFAULT_RADIUS} miles of ${name}`;
}

/** 'No jobs match “forklfit”. Showing jobs for “forklift”.' */
export const correctionText = ({ from, to }: Correction): string =>
  `No jobs match “${from}”. Showing jobs for “${to}”.`;

export const unknownPlaceText = ({ name, notCovered }: SearchedPlace): string =>
  notCovered
    ? `We do not cover “${name}”: our jobs are in England, Scotland, Wales and Northern Ireland`
    : `We do not know a place called “${name}”`;

export const CROSSED_SALARIES = 'The minimum salary is above the maximum';

/** 'Showing 13 to 24, page 2 of 11'; undefined when everything is on one page or nothing is shown. */
export function pageText(outcome: Outcome): string | undefined {
  if (!outcome.ok || outcome.jobs.length === 0 || outcome.pagination.totalPages === 1) return undefined;
  const { page, limit, totalPages } = outcome.pagination;
  const first = (page - 1) * limit + 1;
  return `Showing ${first} to ${first + outcome.jobs.length - 1}, page ${page} of ${totalPages}`;
}

/** What screen readers are told of a new search: what was not understood, how many jobs it found, which are shown. */
export const announcement = (query: JobQuery, found: Found): string =>
  [
    found.corrected && correctionText(found.corrected),
    found.place?.kind === 'unknown' && `${unknownPlaceText(found.place)}.`,
    `${resultText(query, found)}.`,
    hasCrossedSalaries(query) && `${CROSSED_SALARIES}.`,
    pageText(found),
  ]
    .filter(Boolean)
    .join(' ');
