import type { JobQuery } from './job-query.ts';
import { withoutInwardPart } from './postcode.ts';
import { criteriaOf, type JobAlertCriteria } from '../endpoints/subscriptions/contract.ts';

/** Whether a list of jobs is one that somebody searched for: the first page, as /jobs asks for it, with `facets`. */
export const isSearch = (query: JobQuery): boolean =>
  query.page === 1 &&
  query.facets !== undefined &&
  query.posted_within === undefined &&
  Object.keys(criteriaOf(query)).length > 0;

/**
 * What is kept of a search that finds nothing: the same for searches that differ only in upper and lower case, spaces
 * or the order of options. Of a postcode it has the outward part. For a search that seems to hold personal data, or is
 * too long for anybody to read, it is {}.
 */
export function countedSearch(query: JobQuery): JobAlertCriteria {
  const { search, near, ...others } = criteriaOf(query);
  const counted = {
    ...(search && { search: normalised(search) }),
    ...(near && { near: normalised(near) }),
    ...others,
  };
  const isKept = !hasPersonalData(counted) && JSON.stringify(counted).length <= LONGEST;
  return isKept ? counted : {};
}

/** Of a search as JSON. */
const LONGEST = 500;

/** In plain letters and digits, so that personal data in full-width ones is noticed as well. */
const normalised = (text: string): string =>
  withoutInwardPart(text.normalize('NFKC')).toLowerCase().replaceAll(/\s+/g, ' ').trim();

const texts = (criteria: JobAlertCriteria): string[] =>
  Object.values(criteria)
    .flat()
    .filter((value) => typeof value === 'string');

/** An email address, or six digits in a row: a phone number, a date of birth, a National Insurance number. */
const PERSONAL = /\S@\S|\d(?:[\s().+/-]*\d){5}/;

const hasPersonalData = (criteria: JobAlertCriteria): boolean =>
  texts(criteria).some((text) => PERSONAL.test(text) || withoutInwardPart(text) !== text);
