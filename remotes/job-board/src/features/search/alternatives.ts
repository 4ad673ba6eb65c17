import type { Alternative, JobQuery, SearchedPlace } from '@site/contract';
import { refine } from './job-search.ts';
import { placeText } from './result-text.ts';

/** A wider search as a link says it, and the search itself. */
export interface WiderSearch {
  label: string;
  query: JobQuery;
  /** Jobs that it finds. */
  total: number;
}

type Droppable = NonNullable<Alternative['drop']>;

const WITHOUT: Record<Exclude<Droppable, 'search'>, string> = {
  near: 'Anywhere in the UK',
  location: 'In any location',
  category: 'In any specialisation',
  job_type: 'With any contract type',
  shift: 'With any shift pattern',
  licence: 'With any licence',
  hours: 'With any weekly hours',
  salary_min: 'With no minimum salary',
  salary_max: 'With no maximum salary',
  posted_within: 'Posted at any time',
};

/** The searches that would find something, in the order of the reply. */
export const widerSearches = (
  query: JobQuery,
  alternatives: readonly Alternative[],
  place?: SearchedPlace,
): WiderSearch[] =>
  alternatives.flatMap(({ drop, within, total }): WiderSearch[] => {
    if (drop) return [{ label: labelOf(drop, query), query: refine(query, { [drop]: undefined }), total }];
    if (!within || !place) return [];
    return [{ label: sentence(placeText(place, within)), query: refine(query, { within }), total }];
  });

const labelOf = (drop: Droppable, { search }: JobQuery) => (drop === 'search' ? `Without “${search}”` : WITHOUT[drop]);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
