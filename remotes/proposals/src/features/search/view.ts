import { CATEGORIES, type Category } from '../sections/categories.ts';

/** What of the proposal is shown: all of it, one category, or what contains a term. */
export interface View {
  category: Category;
  term: string;
  /** What a link asked for as a category, and is none. */
  unread?: string;
}

export const EVERYTHING: View = { category: 'all', term: '' };

/** From a URL's fragment, which servers and their logs never see: '#search=drivers' or '#category=support'. */
export function readView(fragment: string): View {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const term = parameters.get('search') ?? '';
  if (term.trim()) return { category: 'all', term };
  const asked = parameters.get('category')?.trim() ?? '';
  const category = CATEGORIES.find((each) => each === asked.toLowerCase());
  return { category: category ?? 'all', term: '', ...(asked && !category && { unread: asked }) };
}

export function writeView({ category, term }: View): string {
  if (term.trim()) return `#${new URLSearchParams({ search: term })}`;
  return category === 'all' ? '' : `#${new URLSearchParams({ category })}`;
}
