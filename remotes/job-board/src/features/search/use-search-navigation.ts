import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { JobQuery } from '@site/contract';
import { searchHref } from './job-search.ts';
import { parseJobSearch } from './read-search.ts';

interface Options {
  /** The search takes the place of the one before it, to which Back then does not return. */
  replace?: boolean;
}

/** Opens a search without scrolling the page. The one that is shown is not added to the history again. */
export function useGoToSearch(): (query: JobQuery, options?: Options) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (query, { replace = false } = {}) => {
      const href = searchHref(query);
      void navigate(href, { preventScrollReset: true, replace: replace || href === pathname + search });
    },
    [navigate, pathname, search],
  );
}

/** The search that is loading, if any. */
export function usePendingSearch(): JobQuery | undefined {
  const { location } = useNavigation();
  return location?.pathname === '/jobs' ? parseJobSearch(new URLSearchParams(location.search)) : undefined;
}
