import { withoutInwardPart, type JobQuery } from '@site/contract';
import { postcodesIn } from '../../places/postcodes.ts';
import { hasOperators } from './search-query.ts';

/** A postcode among the words of a search is where the jobs are: 'driver LS1 4AP' is a driver near LS1. */
export function withPostcodeAsPlace<Query extends Pick<JobQuery, 'search' | 'near'>>(query: Query): Query {
  const { search, near } = query;
  if (!search || near || hasOperators(search)) return query;
  const words = withoutInwardPart(search);
  const [postcode] = postcodesIn(words);
  if (!postcode) return query;
  return {
    ...query,
    search: words.replace(new RegExp(`\\b${postcode.name}\\b`, 'i'), ' ').trim(),
    near: postcode.name,
  };
}
