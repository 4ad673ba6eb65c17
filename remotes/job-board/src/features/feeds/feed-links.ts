import { searchTitle, type JobQuery } from '@site/contract';
import { feedLinks, type FeedLink } from '@site/remote-kit';
import { searchHref } from '../search/job-search.ts';

/** The newest jobs of a search, for feed readers. A feed has an order and a length of its own. */
export const feedsOf = ({ page: _page, limit: _limit, sort: _sort, ...search }: JobQuery): FeedLink[] =>
  feedLinks(searchHref(search), searchTitle(search));
