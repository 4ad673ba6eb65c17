import { CHOICE_FILTERS, optionText, wishedPay, wishedPounds, type ChoiceFilter, type JobQuery } from '@site/contract';
import { refine } from './job-search.ts';
import { postedText } from './options.ts';

/** One active filter, and the search without it. */
export interface ActiveFilter {
  label: string;
  without: JobQuery;
}

/** The words, the place and every filter of a search, in the order of the page. */
export function activeFilters(query: JobQuery): ActiveFilter[] {
  const { search, near, within, salary_min, salary_max, salary_period, posted_within } = query;
  const filters: (ActiveFilter | false)[] = [
    Boolean(search) && { label: `“${search}”`, without: refine(query, { search: undefined }) },
    Boolean(near) && {
      label: within ? `Within ${within} miles of ${near}` : `Near ${near}`,
      without: refine(query, { near: undefined }),
    },
    ...CHOICE_FILTERS.flatMap((filter) =>
      (query[filter] ?? []).map((option) => ({
        label: optionText(filter, option),
        without: withoutOption(query, filter, option),
      })),
    ),
    salary_min !== undefined && {
      label: `From ${payText(salary_min, salary_period)}`,
      without: refine(query, { salary_min: undefined }),
    },
    salary_max !== undefined && {
      label: `Up to ${payText(salary_max, salary_period)}`,
      without: refine(query, { salary_max: undefined }),
    },
    posted_within !== undefined && {
      label: postedText(posted_within),
      without: refine(query, { posted_within: undefined }),
    },
  ];
  return filters.filter((filter) => filter !== false);
}

/** A yearly figure may stand alone. */
const payText = (yearly: number, period: JobQuery['salary_period']) =>
  period ? wishedPay(yearly, period) : wishedPounds(yearly);

function withoutOption(query: JobQuery, filter: ChoiceFilter, option: string): JobQuery {
  const left = (query[filter] as string[]).filter((chosen) => chosen !== option);
  return refine(query, { [filter]: left.length > 0 ? left : undefined });
}

/** Whether the search has every value of a quick filter, maybe among others. */
export const isApplied = (query: JobQuery, change: Partial<JobQuery>): boolean =>
  entriesOf(change).every(([name, value]) =>
    Array.isArray(value) ? value.every((option) => listOf(query, name).includes(option)) : query[name] === value,
  );

/** The search with a quick filter switched on, or off if it was on. Other options of the same filter stay. */
export function toggled(query: JobQuery, change: Partial<JobQuery>): JobQuery {
  const off = isApplied(query, change);
  const switched = entriesOf(change).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, off ? undefined : value];
    const others = listOf(query, name).filter((option) => !value.includes(option as never));
    const options = off ? others : [...others, ...value];
    return [name, options.length > 0 ? options : undefined];
  });
  return refine(query, Object.fromEntries(switched));
}

type Entry = [name: keyof JobQuery, value: JobQuery[keyof JobQuery]];
const entriesOf = (change: Partial<JobQuery>) => Object.entries(change) as Entry[];
const listOf = (query: JobQuery, name: keyof JobQuery): unknown[] => [query[name] ?? []].flat();
