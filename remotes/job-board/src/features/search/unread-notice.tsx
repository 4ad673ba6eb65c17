import { SEARCH_PARTLY_UNREAD } from '@site/contract';
import { Banner } from '@site/design-system';
import type { PARAMETERS } from './job-search.ts';
import type { ReadSearch } from './read-search.ts';

/** What visitors call the parameters of a search. */
const NAMES: Readonly<Record<(typeof PARAMETERS)[number], string>> = {
  search: 'words to search for',
  near: 'a place',
  within: 'a distance',
  location: 'a location',
  category: 'a category',
  job_type: 'a contract type',
  salary_min: 'a minimum salary',
  salary_max: 'a maximum salary',
  salary_period: 'a period of pay',
  shift: 'a shift',
  licence: 'a licence',
  hours: 'weekly hours',
  posted_within: 'a date',
  sort: 'an order',
  limit: 'a number of jobs on a page',
  page: 'a page',
  exact: 'a way to search',
};
const LONGEST_SHOWN = 60;

/** Names the values of an address or a form that could not be read, and were left out of the search. */
export function UnreadNotice({ unread }: Pick<ReadSearch, 'unread'>) {
  const named = Object.entries(unread) as [keyof typeof NAMES, string][];
  if (named.length === 0) return null;
  return (
    <Banner status="warning" title={SEARCH_PARTLY_UNREAD}>
      {named.map(([name, value]) => `“${value.slice(0, LONGEST_SHOWN)}” is not ${NAMES[name]}.`).join(' ')}
    </Banner>
  );
}
