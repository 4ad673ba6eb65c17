import type { Correction } from '@site/contract';
import type { Outcome } from './outcome.ts';

const jobs = (total: number) => (total === 1 ? '1 job' : `${total.toLocaleString('en-GB')} jobs`);

/** '128 jobs', for a button or a sentence. */
export const countText = (outcome: Outcome): string => (outcome.ok ? jobs(outcome.pagination.total) : 'results');

/** '128 jobs found'. */
export function resultText(outcome: Outcome): string {
  return outcome.ok ? `${jobs(outcome.pagination.total)} found` : 'No jobs to show just now';
}

/** 'No jobs match “forklfit”. Showing jobs for “forklift”.' */
export const correctionText = ({ from, to }: Correction): string =>
  `No jobs match “${from}”. Showing jobs for “${to}”.`;

/** 'Showing 13 to 24, page 2 of 11'; undefined when everything is on one page or nothing is shown. */
export function pageText(outcome: Outcome): string | undefined {
  if (!outcome.ok || outcome.jobs.length === 0 || outcome.pagination.totalPages === 1) return undefined;
  const { page, limit, totalPages } = outcome.pagination;
  const first = (page - 1) * limit + 1;
  return `Showing ${first} to ${first + outcome.jobs.length - 1}, page ${page} of ${totalPages}`;
}

/** What screen readers are told of a new search: any correction, how many jobs it found, and which are shown. */
export const announcement = (outcome: Outcome & { ok: true }): string =>
  [outcome.corrected && correctionText(outcome.corrected), `${resultText(outcome)}.`, pageText(outcome)]
    .filter(Boolean)
    .join(' ');
