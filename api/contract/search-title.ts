import { jobTypeText } from './job-type.ts';
import type { JobQuery } from './job-query.ts';

type Search = Partial<JobQuery>;

/** 'HGV Driver jobs in Leeds, page 2'; 'Transport and logistics jobs' for a search of everything. */
export function searchTitle(query: Search): string {
  const words = [(query.job_type ?? []).map(jobTypeText).join(' or '), subjectOf(query)].filter(Boolean).join(' ');
  const subject = words ? words[0]!.toUpperCase() + words.slice(1) : 'Transport and logistics';
  const page = query.page !== undefined && query.page > 1 ? `, page ${query.page}` : '';
  return `${subject} jobs${placeOf(query)}${page}`;
}

/** What was searched for, without a 'jobs' of its own. */
const subjectOf = ({ search, category }: Search): string =>
  [search?.replace(/\s*\bjobs?$/i, ''), category?.join(' or ')].filter(Boolean).join(', ');

function placeOf({ near, within, location }: Search): string {
  const places = near ? [near] : (location ?? []);
  if (places.length === 0) return '';
  return near && within !== undefined ? ` within ${within} miles of ${near}` : ` in ${places.join(' or ')}`;
}
