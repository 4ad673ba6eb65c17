import {
  checkInput,
  CHOICE_FILTERS,
  JobQuerySchema,
  PAGE_SIZES,
  withoutInwardPart,
  type JobQuery,
} from '@site/contract';
import { EMPTY_SEARCH, PARAMETERS, withoutIdleParts } from './job-search.ts';
import { readPay } from './read-pay.ts';

const isChoice = (name: string): boolean => (CHOICE_FILTERS as readonly string[]).includes(name);

type Given = Record<string, string | string[]>;

/** What a visitor's text says in a parameter that programs give otherwise. */
const READERS: Readonly<Record<string, (text: string) => Given>> = {
  near: (text) => ({ near: withoutInwardPart(text) }),
  salary_min: (text) => paid('min', text),
  salary_max: (text) => paid('max', text),
};

function paid(end: 'min' | 'max', text: string): Given {
  const { yearly, period } = readPay(text, end) ?? {};
  const name = `salary_${end}`;
  if (yearly === undefined) return { [name]: text };
  return { [name]: String(yearly), ...(period && period !== 'year' && { salary_period: period }) };
}

/** A search as it was understood, and the values that were not, by their parameters. */
export interface ReadSearch {
  query: JobQuery;
  unread: Readonly<Record<string, string>>;
}

/** Reads a search from a URL or a form. Blank or invalid values count as missing. */
export const parseJobSearch = (parameters: URLSearchParams): JobQuery => readJobSearch(parameters).query;

/** Reads a search, and tells which of its values could not be read. Control characters become spaces. */
export function readJobSearch(parameters: URLSearchParams): ReadSearch {
  const given: Given = {};
  const unread: Record<string, string> = {};
  for (const name of PARAMETERS) {
    const values = parameters.getAll(name).map(asOneLine).filter(Boolean);
    const read = values.filter((value) => isThere(name, value));
    if (read.length < values.length) unread[name] = values.filter((value) => !read.includes(value)).join(', ');
    const [first] = read;
    if (first) Object.assign(given, isChoice(name) ? { [name]: read } : (READERS[name]?.(first) ?? { [name]: first }));
  }
  const { query, faults } = withoutFaults(given);
  for (const name of faults) unread[name] = String(given[name]);
  return { query: withoutIdleParts(query), unread };
}

/** Whether there is such an option of a filter, or length of a page. */
const isThere = (name: string, value: string): boolean =>
  name === 'limit'
    ? PAGE_SIZES.some((size) => String(size) === value)
    : !isChoice(name) || checkInput(JobQuerySchema, { [name]: value }).ok;

const asOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

function withoutFaults(given: Given): { query: JobQuery; faults: string[] } {
  const checked = checkInput(JobQuerySchema, given);
  if (checked.ok) return { query: checked.data, faults: [] };
  const faults = Object.keys(checked.fields)
    .map((path) => path.replace(/\..*/, ''))
    .filter((name) => name in given);
  if (faults.length === 0) return { query: EMPTY_SEARCH, faults };
  const left = withoutFaults(Object.fromEntries(Object.entries(given).filter(([name]) => !faults.includes(name))));
  return { ...left, faults: [...faults, ...left.faults] };
}
