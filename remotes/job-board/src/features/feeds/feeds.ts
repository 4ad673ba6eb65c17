import { searchTitle, type JobQuery } from '@site/contract';
import { searchHref } from '../search/job-search.ts';

export interface Feed {
  /** 'RSS' */
  name: string;
  type: string;
  title: string;
  href: string;
}

const FORMATS = [
  { name: 'RSS', extension: 'rss', type: 'application/rss+xml' },
  { name: 'Atom', extension: 'atom', type: 'application/atom+xml' },
  { name: 'JSON Feed', extension: 'json', type: 'application/feed+json' },
];

/** The newest jobs of a search, for feed readers. A feed has an order and a length of its own. */
export function feedsOf({ page: _page, limit: _limit, sort: _sort, ...search }: JobQuery): Feed[] {
  const href = searchHref(search);
  return FORMATS.map(({ name, extension, type }) => ({
    name,
    type,
    title: `${searchTitle(search)} (${name})`,
    href: href.replace('/jobs', `/jobs.${extension}`),
  }));
}
