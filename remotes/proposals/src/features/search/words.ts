import type { Proposal } from '@site/contract';
import { CATEGORIES, categoryLabel } from '../sections/categories.ts';
import type { View } from './view.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The live counter beside the search field. */
export const matchCount = (found: number): string =>
  found === 0 ? 'No matches found' : `${count(found, 'match', 'matches')} found`;

type Copy = Proposal['copy'];

export const resultsHeading = ({ term, category }: View, copy: Copy): string =>
  term ? 'Search Results' : `${categoryLabel(category, copy)} Sections`;

export const countLine = (found: number, { term, category }: View, copy: Copy): string =>
  term
    ? `Found ${count(found, 'section', 'sections')} matching “${term}”`
    : `Showing ${count(found, 'section', 'sections')} in ${categoryLabel(category, copy)} category`;

const LONGEST_SHOWN = 60;

/** Names a category that there is none of, and those that there are. */
export function unreadCategory(unread: string, copy: Copy): string {
  const labels = CATEGORIES.slice(1).map((category) => categoryLabel(category, copy));
  const named = `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
  return `“${unread.slice(0, LONGEST_SHOWN)}” is no category of this proposal, so all of it is shown. They are ${named}.`;
}

const KEYWORDS = ['drivers', 'training', 'compliance', 'technology', 'recruitment', 'mobilisation'];

/** What to search for instead. */
export const suggestions = ({ copy, client }: Pick<Proposal, 'copy' | 'client'>): string[] => [
  ...KEYWORDS,
  copy === 'operator' ? client : 'LCRCA',
];

interface NothingFound {
  title: string;
  hint: string;
}

/** The original copy has words of its own. */
export function nothingFound({ term, category }: View, copy: Copy): NothingFound {
  if (copy === 'original')
    return {
      title: term
        ? `No sections found for "${term}"`
        : `No sections found in ${categoryLabel(category, copy)} category.`,
      hint: 'Try drivers, training, compliance or technology.',
    };
  return {
    title: 'No Results Found',
    hint: term
      ? `Nothing in this proposal contains “${term}”. One of these may be what you are looking for.`
      : `This proposal has nothing in the ${categoryLabel(category, copy)} category. One of these may be what you are looking for.`,
  };
}
