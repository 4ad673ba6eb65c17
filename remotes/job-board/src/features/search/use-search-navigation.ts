import { useCallback } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { JobQuery } from '@site/contract';
import { parseJobSearch, searchHref } from './job-search.ts';

interface Options {
  /** The search takes the place of the one before it, to which Back then does not return. */
  replace?: boolean;
}

/** Opens a search without scrolling the page. */
export function useGoToSearch(): (query: JobQuery, options?: Options) => void {
  const navigate = useNavigate();
  return useCallback(
    (query, options) => void navigate(searchHref(query), { preventScrollReset: true, ...options }),
    [navigate],
  );
}

/** The search that is loading, if any. */
export function usePendingSearch(): JobQuery | undefined {
  const { location } = useNavigation();
  return location?.pathname === '/jobs' ? parseJobSearch(new URLSearchParams(location.search)) : undefined;
}
