import { CATEGORIES, type Category } from '../sections/categories.ts';

/** What of the proposal is shown: all of it, one category, or what contains a term. */
export interface View {
  category: Category;
  term: string;
}

export const EVERYTHING: View = { category: 'all', term: '' };

/** From a URL's fragment, which servers and their logs never see: '#search=drivers' or '#category=support'. */
export function readView(fragment: string): View {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const term = parameters.get('search') ?? '';
  const category = CATEGORIES.find((each) => each === parameters.get('category')) ?? 'all';
  return term.trim() ? { category: 'all', term } : { category, term: '' };
}

export function writeView({ category, term }: View): string {
  if (term.trim()) return `#${new URLSearchParams({ search: term })}`;
  return category === 'all' ? '' : `#${new URLSearchParams({ category })}`;
}
